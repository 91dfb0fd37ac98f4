import { runtimeContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { createRateLimiter, toNetwork } from '../../platform/security/rate-limiter.ts'
import { isVisitor } from './counted-requests.ts'
import { createPageViewCounter } from './page-views.ts'
import { countItem } from './store.ts'

/** Enough for an eager visitor, and too little for a script to inflate the counts. */
const COUNT_LIMIT = { max: 60, windowMs: 60_000 }

/** First-party counting without cookies or personal data. Networks are held in memory for a minute, for the rate limit. */
export const counting: Feature = { routes: registerCounting }

export function registerCounting(
  server: FastifyInstance,
  { db, live, now }: Pick<House, 'db' | 'live' | 'now'>,
) {
  const limiter = createRateLimiter(COUNT_LIMIT)
  const pageViews = createPageViewCounter({ db, now, logError: (error) => server.log.error(error) })
  server.addHook('onClose', () => pageViews.stop())
  addRoute(server, runtimeContracts.count, async ({ body, ip, headers }, reply) => {
    const path = body.event === 'page_view' ? body.path : body.item.listName
    const isPage = live().release.pages.has(path)
    // The reply is the same whether it was counted or not.
    if (isPage && isVisitor(headers) && limiter.allow(toNetwork(ip), now())) {
      // A view of a production is also a view of its page, for which the browser sends nothing else.
      if (body.event !== 'select_content') pageViews.count(path)
      if (body.event !== 'page_view') await countItem(db, body, now())
    }
    return reply.code(204).send()
  })
}
