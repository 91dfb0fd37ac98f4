import type { BasicEvent } from '@lerret/api'
import { runtimeContracts } from '@lerret/api/contracts'
import {
  type HouseTranslation,
  LANGUAGES,
  runtimeSiteName,
  type Showing,
  SITE_RECORD_ID,
  type SiteConfig,
  translationId,
} from '@lerret/model'
import { toShowingView } from '@lerret/page-engine'
import type { FastifyInstance } from 'fastify'
import { findPublicSite } from '../../content/house/site-records.ts'
import { cacheForASecond, createRevisionReader } from '../../content/records/revision-cache.ts'
import { readAllStable } from '../../content/records/store/read-records.ts'
import type { Feature, House } from '../../house/house.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import {
  type CachedReply,
  createCachedReply,
  sendCachedReply,
} from '../../platform/http/replies/cached-reply.ts'
import { createVersionCache } from '../../platform/http/replies/version-cache.ts'
import { readHealth, staleSince } from '../../programme/ticketing/health.ts'

const MAX_CACHED_REPLIES = 500

/**
 * The runtime data API: the current state of showings, for pages that were rendered earlier. Replies are cached for each revision of
 * the content, and browsers revalidate theirs.
 */
export const runtimeApi: Feature = { routes: registerRuntime }

export function registerRuntime(server: FastifyInstance, { db, now }: Pick<House, 'db' | 'now'>) {
  const readRevision = createRevisionReader(db, now)
  const readProviderHealth = cacheForASecond(() => readHealth(db), now)
  const cache = createVersionCache<CachedReply>(MAX_CACHED_REPLIES)
  addRoute(server, runtimeContracts.events, async ({ params: { site }, query: { keys }, headers }, reply) => {
    const stale = staleSince(await readProviderHealth(), now())
    const name = [site, stale?.toISOString(), ...keys].join(',')
    const cachedReply = await cache(await readRevision(), name, async () =>
      createCachedReply(await readEvents(db, site, keys, stale)),
    )
    return sendCachedReply(reply.header('cache-control', 'no-cache'), headers, cachedReply)
  })
}

async function readEvents(
  db: Queryable,
  name: string,
  ids: string[],
  stale: Date | null,
): Promise<BasicEvent[]> {
  const site = await findSite(db, name)
  const showings = await readAllStable(db, 'event', ids)
  return showings.map(({ body }) => basicEvent(body as Showing, site, stale))
}

/** The site of this name, with the texts of showings in its language. */
async function findSite(db: Queryable, name: string): Promise<SiteConfig> {
  const site = await findPublicSite(db)
  const partner = site?.partners[0] as number
  if (site && runtimeSiteName(partner) === name) return site
  const language = LANGUAGES.find((each) => runtimeSiteName(partner, each) === name)
  if (!site || !language) throw new AppError('site_not_found', `There is no site "${name}" here.`)
  const [stored] = await readAllStable(db, 'translation', [translationId(language, 'house', SITE_RECORD_ID)])
  const translation = stored?.body as HouseTranslation | undefined
  return translation ? { ...site, showingTexts: translation.showings } : site
}

function basicEvent(showing: Showing, site: SiteConfig, stale: Date | null): BasicEvent {
  const view = toShowingView(showing, site)
  const { id, startsAt, endsAt, hall, ticketStatus, saleOpensAt, state, previousStart } = view
  const { notice, priceFrom, purchaseHref } = view
  return {
    id,
    startsAt,
    endsAt,
    hall,
    ticketStatus,
    saleOpensAt,
    state,
    previousStart,
    notice,
    priceFrom,
    purchaseHref,
    ...(stale &&
      showing.checkout && { lastKnown: { at: stale.toISOString(), phone: site.organisation.phone } }),
  }
}
