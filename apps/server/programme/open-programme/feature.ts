import cors from '@fastify/cors'
import { DEFAULT_PROGRAMME_DAYS, MAX_PROGRAMME_DAYS, openProgrammeContracts } from '@lerret/api/contracts'
import { addDays, EMBED_PATH, EMBED_SCRIPT_PATH, HOUR_SECONDS, osloDate } from '@lerret/model'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createRevisionReader } from '../../content/records/revision-cache.ts'
import type { Feature, House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import {
  type CachedReply,
  createCachedReply,
  sendCachedReply,
} from '../../platform/http/replies/cached-reply.ts'
import { createVersionCache } from '../../platform/http/replies/version-cache.ts'
import { EMBED_POLICY, renderEmbed } from './embed-page.ts'
import { parseEmbedQuery } from './embed-query.ts'
import { EMBED_SCRIPT } from './embed-script.ts'
import { type ProgrammeQuery, readOpenProgramme } from './read-programme.ts'

const API_PREFIX = '/api/v1'
const MAX_CACHED_REPLIES = 200
/** Caches in between may answer for a minute, and for five more while they ask again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300'

/** The programme for other programs and websites. */
export const openProgramme: Feature = { routes: registerOpenProgramme }

export function registerOpenProgramme(
  server: FastifyInstance,
  { db, now, siteTime, words, live }: Pick<House, 'db' | 'now' | 'siteTime' | 'words' | 'live'>,
) {
  const readRevision = createRevisionReader(db, now)
  const cache = createVersionCache<CachedReply>(MAX_CACHED_REPLIES)

  server.register(
    async (scope) => {
      await scope.register(cors, {
        origin: '*',
        methods: ['GET'],
        exposedHeaders: ['etag'],
        maxAge: HOUR_SECONDS,
      })
      addRoute(scope, openProgrammeContracts.openProgramme, async ({ query, headers }, reply) => {
        const period = toPeriod(query, osloDate(siteTime()))
        const cached = await cache(await readRevision(), JSON.stringify(period), async () =>
          createCachedReply(await readOpenProgramme(db, period)),
        )
        return sendCachedReply(shareWithOthers(reply), headers, cached)
      })
    },
    { prefix: API_PREFIX },
  )

  server.get(
    EMBED_PATH,
    { schema: { hide: true }, config: { access: 'anyone' } },
    async ({ query }, reply) => {
      const { days, kind, theme } = parseEmbedQuery(query)
      const from = osloDate(siteTime())
      const programme = await readOpenProgramme(db, { from, to: addDays(from, days - 1), kind })
      return shareWithOthers(reply)
        .header('content-security-policy', EMBED_POLICY)
        .removeHeader('x-frame-options')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(renderEmbed(programme, { theme, words: words(), language: live().release.shell.htmlLang }))
    },
  )
  server.get(EMBED_SCRIPT_PATH, { schema: { hide: true }, config: { access: 'anyone' } }, (_request, reply) =>
    shareWithOthers(reply).type('text/javascript; charset=utf-8').send(EMBED_SCRIPT),
  )
}

const shareWithOthers = (reply: FastifyReply) =>
  reply.header('cache-control', CACHE_CONTROL).header('cross-origin-resource-policy', 'cross-origin')

/** The period of a call, with its defaults. */
function toPeriod(
  { from, to, kind }: { [Name in keyof ProgrammeQuery]?: ProgrammeQuery[Name] | undefined },
  today: string,
): ProgrammeQuery {
  const first = from ?? today
  const last = to ?? addDays(first, DEFAULT_PROGRAMME_DAYS - 1)
  if (last < first) throw new AppError('request_invalid', `"to" is before ${first}.`, { field: 'to' })
  if (last > addDays(first, MAX_PROGRAMME_DAYS - 1))
    throw new AppError('request_invalid', `The period is longer than ${MAX_PROGRAMME_DAYS} days.`, {
      field: 'to',
    })
  return { from: first, to: last, kind }
}
