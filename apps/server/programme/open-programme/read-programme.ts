import type { Programme, ProgrammeShowing } from '@lerret/api/contracts'
import {
  addDays,
  osloInstant,
  type Production,
  productionPath,
  type Showing,
  type SiteConfig,
  TIME_ZONE,
  toAbsoluteUrl,
} from '@lerret/model'
import { toShowingView } from '@lerret/page-engine'
import { findPublicSite } from '../../content/house/site-records.ts'
import { readStableShowings } from '../../content/records/store/read-showings.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'

export interface ProgrammeQuery {
  from: string
  to: string
  kind?: 'film' | 'culture' | undefined
}

/** The published showings from one day to another, with their published productions. Drafts are left out. */
export async function readOpenProgramme(
  db: Queryable,
  { from, to, kind }: ProgrammeQuery,
): Promise<Programme> {
  const site = await findPublicSite(db)
  if (!site) throw new AppError('site_not_found', 'No site is published here.')
  const showings = await readStableShowings(db, {
    begin: osloInstant(from),
    end: osloInstant(addDays(to, 1)),
  })
  return {
    house: { name: site.title, url: toAbsoluteUrl(site.host, '/') },
    from,
    to,
    timeZone: TIME_ZONE,
    showings: showings
      .filter(({ production }) => !kind || toKind(production) === kind)
      .map(({ showing, production }) => toProgrammeShowing(showing, production, site)),
  }
}

const toKind = ({ object }: Production) => (object === 'movie' ? 'film' : 'culture')

export function toProgrammeShowing(
  showing: Showing,
  production: Production,
  site: SiteConfig,
): ProgrammeShowing {
  const { productionId: _, companionNote: __, purchaseHref, ...view } = toShowingView(showing, site)
  return {
    ...view,
    ticketUrl: purchaseHref === null ? null : toAbsoluteUrl(site.host, purchaseHref),
    production: toProgrammeProduction(production, site),
  }
}

export function toProgrammeProduction(
  production: Production,
  { host }: SiteConfig,
): ProgrammeShowing['production'] {
  const { id, title, contents, ageLimit, minutes, assets } = production
  const film = production.object === 'movie' ? production : null
  const image = assets.find(({ type }) => type === 'first_image') ?? assets[0]
  return {
    id,
    kind: toKind(production),
    title,
    type: film ? null : production.objectClass,
    summary: contents[0]?.summary ?? '',
    ageLimit,
    minutes: minutes ?? null,
    originalTitle: film?.originalTitle ?? null,
    ediNumber: film?.ediNumber ?? null,
    genres: film?.genres ?? [],
    url: toAbsoluteUrl(host, productionPath(production)),
    image: image ? { url: toAbsoluteUrl(host, image.url), alt: image.alt } : null,
  }
}
