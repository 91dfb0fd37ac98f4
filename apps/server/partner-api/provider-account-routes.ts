import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getEmail } from '../accounts/account-input.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { AppError } from '../errors/app-error.ts'
import { addRoute } from '../http/contracts.ts'
import { disconnectProvider } from '../provider-accounts/provider-accounts.ts'
import { readCaller } from './caller.ts'
import type { PartnerDependencies } from './routes.ts'

/** The member's account at the ticketing provider. */
export function registerProviderAccount(
  scope: FastifyInstance,
  { db, providerAccounts }: PartnerDependencies,
  limits: LoginLimits,
) {
  addRoute(scope, partnerContracts.connectProvider, async (request) => {
    const owner = { member: request.member, partner: readCaller(request).partner }
    const email = getEmail(request.body.Email)
    if (!providerAccounts) throw new AppError('provider_not_found', 'No provider can be reached.')
    const caller = {
      account: `${owner.partner} ${email} at the provider`,
      network: readCaller(request).network,
    }
    return limits.tryPassword(caller, () =>
      providerAccounts.connect(owner, { email, password: request.body.Password }),
    )
  })
  addRoute(scope, partnerContracts.refreshProvider, async (request) => {
    const owner = { member: request.member, partner: readCaller(request).partner }
    if (!providerAccounts)
      return { State: 'unavailable' as const, Provider: '', Email: '', HasChanges: false }
    return providerAccounts.refresh(owner)
  })
  addRoute(scope, partnerContracts.disconnectProvider, async (request) => {
    await disconnectProvider(db, request.member.id)
    return true as const
  })
}
