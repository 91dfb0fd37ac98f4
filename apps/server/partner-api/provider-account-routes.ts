import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { getEmail } from '../accounts/account-input.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { AppError } from '../errors/app-error.ts'
import { disconnectProvider } from '../provider-accounts/provider-accounts.ts'
import { getMember, readCaller, withoutPrefix } from './caller.ts'
import type { PartnerDependencies } from './routes.ts'

/** The member's account at the ticketing provider. */
export function registerProviderAccount(
  scope: FastifyInstance,
  { accounts, db, providerAccounts }: PartnerDependencies,
  limits: LoginLimits,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const getOwner = async (request: FastifyRequest) => ({
    member: await getMember(accounts, request),
    partner: readCaller(request).partner,
  })

  app.route({
    ...withoutPrefix(partnerContracts.connectProvider),
    handler: async (request) => {
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
    },
  })
  app.route({
    ...withoutPrefix(partnerContracts.refreshProvider),
    handler: async (request) => {
      const owner = await getOwner(request)
      if (!providerAccounts)
        return { State: 'unavailable' as const, Provider: '', Email: '', HasChanges: false }
      return providerAccounts.refresh(owner)
    },
  })
  app.route({
    ...withoutPrefix(partnerContracts.disconnectProvider),
    handler: async (request) => {
      await disconnectProvider(db, (await getMember(accounts, request)).id)
      return true as const
    },
  })
}
