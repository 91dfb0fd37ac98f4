import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { createAddressCounts } from '../counting/address-counts.ts'
import { createOldAddresses } from '../old-addresses/old-addresses.ts'
import { registerSite } from './routes.ts'
import { renderSearchPage } from './search-page.ts'

/** Serves the live release, its search page and redirects, and counts what is asked for in vain. */
export function registerLiveSite(app: FastifyInstance, house: House) {
  const { db, now, live, renderer, searcher, countMissedSearch } = house
  const logError = (error: unknown) => app.log.error(error)
  const { findNewHref } = createOldAddresses({ db, now, logError })
  const addressCounts = createAddressCounts({ db, now, logError })
  app.addHook('onClose', () => addressCounts.stop())
  registerSite(app, {
    live,
    renderSearchPage: (path, request, site) =>
      renderSearchPage(
        { searcher, renderer, site, onNoHits: (query) => countMissedSearch(query, request) },
        path,
        request.query,
      ),
    findNewHref,
    onRedirect: (source, { headers }) => addressCounts.countRedirect(source, headers),
    onNotFound: (path, { ip, headers }) => addressCounts.countNotFound(path, ip, headers),
  })
}
