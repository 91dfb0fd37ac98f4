import { TOKEN_HEADER } from '@lerret/api'
import { SITE_RECORD_ID, type SiteHost } from '@lerret/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { partnerUnknown, readPartners } from '../content/house/site-records.ts'
import { cacheForASecond } from '../content/records/revision-cache.ts'
import { findStable } from '../content/records/store/read-records.ts'
import type { Feature, House } from '../house/house.ts'
import { toMemberError } from '../members/accounts/member-error.ts'
import { PARTNERS_PREFIX } from '../members/partner-api/caller.ts'
import type { Database } from '../platform/db/connection.ts'
import { parseOrigin } from '../platform/security/origins.ts'
import { restrictOrigins } from '../platform/security/restricted-origins.ts'

/** The backend of the cinema partners: accounts, members' data, films and deliveries. */
export function registerPartners(server: FastifyInstance, house: House, features: readonly Feature[]) {
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
      for (const { partnerCalls } of features)
        if (partnerCalls) await scope.register(async (inner) => partnerCalls(inner, house))
    },
    { prefix: PARTNERS_PREFIX },
  )
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
