import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getEmail } from '../accounts/account-input.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { AppError } from '../errors/app-error.ts'
import { addRoute } from '../http/contracts.ts'
import { disconnectProvider } from '../provider-accounts/provider-accounts.ts'
import { getMember, readCaller } from './caller.ts'
import type { PartnerDependencies } from './routes.ts'

/** The member's account at the ticketing provider. */
export function registerProviderAccount(
  scope: FastifyInstance,
  { accounts, db, providerAccounts }: PartnerDependencies,
  limits: LoginLimits,
) {
  const getOwner = async (request: FastifyRequest) => ({
    member: await getMember(accounts, request),
    partner: readCaller(request).partner,
  })

  addRoute(scope, partnerContracts.connectProvider, async (request) => {
    const owner = await getOwner(request)
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
    const owner = await getOwner(request)
    if (!providerAccounts)
      return { State: 'unavailable' as const, Provider: '', Email: '', HasChanges: false }
    return providerAccounts.refresh(owner)
  })
  addRoute(scope, partnerContracts.disconnectProvider, async (request) => {
    await disconnectProvider(db, (await getMember(accounts, request)).id)
    return true as const
  })
}
