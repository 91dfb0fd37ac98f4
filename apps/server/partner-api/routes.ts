import { TOKEN_HEADER } from '@lerret/api'
import type { SiteConfig } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountRealms } from '../accounts/accounts.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { told } from '../accounts/member-error.ts'
import { isPartner, PARTNERS } from '../accounts/realms.ts'
import { readAllStable } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { parseOrigin } from '../security/origins.ts'
import { restrictOrigins } from '../security/restricted-origins.ts'
import { registerAccount } from './account-routes.ts'
import { PREFIX } from './caller.ts'
import { registerConfirmEmail } from './confirm-email-routes.ts'
import { registerDelivery } from './delivery-routes.ts'
import { registerFilms } from './film-routes.ts'
import { registerMember } from './member-routes.ts'
import { registerWatchMails } from './watch-mail-routes.ts'

export interface PartnerParts {
  db: Database
  accounts: AccountRealms
  words: () => Words
  publicUrl: string
  /** What the ticketing provider signs its deliveries with. */
  deliverySecret: string
  now: () => Date
  limits: LoginLimits
  renderer: Renderer
  live: () => LiveRelease
}

/** The cinema partners' backend: accounts, what members have there, and what staff do with it. */
export function registerPartners(server: FastifyInstance, parts: PartnerParts) {
  const { db, limits, words, publicUrl } = parts
  server.register(
    async (scope) => {
      scope.addHook('onRequest', refuseUnknownPartner)
      scope.setErrorHandler((error) => {
        // The app's own handler answers it.
        throw told(error, words())
      })
      await restrictOrigins(scope, {
        isAllowed: (origin) => isOwnOrigin(db, publicUrl, origin),
        headers: [TOKEN_HEADER],
      })
      registerAccount(scope, parts, limits)
      registerMember(scope, parts, limits)
      registerWatchMails(scope, parts)
      registerFilms(scope, parts)
      registerDelivery(scope, parts)
    },
    { prefix: PREFIX },
  )
  registerConfirmEmail(server, parts)
}

async function refuseUnknownPartner({ params }: FastifyRequest) {
  const { partner } = params as { partner?: string }
  if (partner !== undefined && !isPartner(partner))
    throw new AppError(
      'partner_unknown',
      `There is no partner ${partner}; known are ${[...PARTNERS].sort().join(' and ')}.`,
    )
}

/** The house's own sites: where it is published, and what else it is called. */
async function isOwnOrigin(db: Database, publicUrl: string, origin: string): Promise<boolean> {
  if (origin === parseOrigin(publicUrl)) return true
  const [stored] = await readAllStable(db, 'site')
  const { host, aliases = [] } = (stored?.body ?? {}) as Partial<SiteConfig>
  return [host, ...aliases].some((url) => url !== undefined && parseOrigin(url) === origin)
}
