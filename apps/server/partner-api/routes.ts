import { TOKEN_HEADER } from '@lerret/api'
import { SITE_RECORD_ID, type SiteHost } from '@lerret/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toMemberError } from '../accounts/member-error.ts'
import { cacheForASecond } from '../content/revision-cache.ts'
import { findStable } from '../content/store/read-records.ts'
import type { Database } from '../db/connection.ts'
import type { House } from '../house/house.ts'
import { parseOrigin } from '../security/origins.ts'
import { restrictOrigins } from '../security/restricted-origins.ts'
import { partnerUnknown, readPartners } from '../site-records/store.ts'
import { registerAccount } from './account-routes.ts'
import { PARTNERS_PREFIX } from './caller.ts'
import { registerConfirmEmail } from './confirm-email-routes.ts'
import { registerDelivery } from './delivery-routes.ts'
import { registerFilms } from './film-routes.ts'
import { registerMember } from './member-routes.ts'
import { registerPasskeys } from './passkey-routes.ts'
import { registerPictures, registerSetPicture } from './picture-routes.ts'
import { registerProviderAccount } from './provider-account-routes.ts'
import { registerSharedTicket } from './shared-ticket-routes.ts'
import { registerTickets } from './ticket-routes.ts'
import { registerWatchMails } from './watch-mail-routes.ts'

/** The backend of the cinema partners: accounts, members' data, films and deliveries. */
export function registerPartners(server: FastifyInstance, house: House) {
  const {
    db,
    words,
    now,
    settings: { publicUrl },
  } = house
  const partners = cacheForASecond(() => readPartners(db), now)
  server.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => rejectUnknownPartner(request, await partners()))
      scope.setErrorHandler((error) => {
        // The app's error handler sends the reply.
        throw toMemberError(error, words())
      })
      await restrictOrigins(scope, {
        isAllowed: (origin) => isOwnOrigin(db, publicUrl, origin),
        headers: [TOKEN_HEADER],
      })
      registerAccount(scope, house)
      registerPasskeys(scope, house)
      registerMember(scope, house)
      registerTickets(scope, house)
      registerProviderAccount(scope, house)
      registerSetPicture(scope, house)
      registerWatchMails(scope, house)
      registerFilms(scope, house)
      registerDelivery(scope, house)
    },
    { prefix: PARTNERS_PREFIX },
  )
  registerConfirmEmail(server, house)
  registerSharedTicket(server, house)
  registerPictures(server, house)
}

function rejectUnknownPartner({ params }: FastifyRequest, partners: readonly string[]) {
  const { partner } = params as { partner?: string }
  if (partner !== undefined && !partners.includes(partner)) throw partnerUnknown(partner, partners)
}

/** Whether an origin is the house's own: the public URL, or a host or alias of the site. */
async function isOwnOrigin(db: Database, publicUrl: string, origin: string): Promise<boolean> {
  if (origin === parseOrigin(publicUrl)) return true
  const stored = await findStable(db, 'host', SITE_RECORD_ID)
  const { host, aliases = [] } = (stored?.body ?? {}) as Partial<SiteHost>
  return [host, ...aliases].some((url) => url !== undefined && parseOrigin(url) === origin)
}
