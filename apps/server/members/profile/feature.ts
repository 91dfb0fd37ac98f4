import { partnerContracts } from '@lerret/api/contracts'
import type { Feature } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { registerAccount } from './account-routes.ts'
import { registerMemberRoutes } from './desk-routes.ts'
import { registerPasskeys } from './passkey-routes.ts'
import { readUser } from './profile.ts'

/** Accounts of members: sign-up, log-in and their profile; at the desk, who they are. */
export const profile: Feature = {
  partnerCalls(scope, house) {
    registerAccount(scope, house)
    registerPasskeys(scope, house)
    addRoute(scope, partnerContracts.userProfile, async (request) => readUser(house.db, request.member))
  },
  deskCalls: registerMemberRoutes,
}
