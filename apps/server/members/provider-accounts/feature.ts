import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { getEmail } from '../accounts/account-input.ts'
import { readCaller } from '../partner-api/caller.ts'
import { createProviderAccounts, disconnectProvider } from './provider-accounts.ts'

/** The member's account at the ticketing provider. */
export const providerAccounts: Feature = { partnerCalls: registerProviderAccount }

function registerProviderAccount(scope: FastifyInstance, { db, provider, secrets, loginLimits, now }: House) {
  const providerAccounts = createProviderAccounts({
    ...provider,
    db,
    encryption: secrets.createEncryption('provider tokens'),
    now,
  })

  addRoute(scope, partnerContracts.connectProvider, async (request) => {
    const owner = { member: request.member, partner: readCaller(request).partner }
    const email = getEmail(request.body.Email)
    const caller = {
      account: `${owner.partner} ${email} at the provider`,
      network: readCaller(request).network,
    }
    return loginLimits.tryPassword(caller, () =>
      providerAccounts.connect(owner, { email, password: request.body.Password }),
    )
  })
  addRoute(scope, partnerContracts.refreshProvider, async (request) => {
    const owner = { member: request.member, partner: readCaller(request).partner }
    return providerAccounts.refresh(owner)
  })
  addRoute(scope, partnerContracts.disconnectProvider, async (request) => {
    await disconnectProvider(db, request.member.id)
    return true as const
  })
}
