import { eventsAddress, SEARCH_PATH, suggestionsAddress } from '@lerret/api'
import { demoHouse } from '@lerret/demo'
import { readSite, runtimeSiteName } from '@lerret/model'
import { TODAY } from '../../e2e/house/house.ts'
import { createQueries } from './articles.ts'
import type { Call } from './fire.ts'
import { logIn } from './log-in.ts'

const WEBP = { accept: 'image/webp,*/*' }

/** The password of the demo accounts. */
const PASSWORD = 'mølje ved fjorden'

/** The measured calls. The cookie of a log-in is added to requests that need it. */
export async function listCalls(url: string): Promise<Call[]> {
  const { records } = demoHouse({ today: TODAY, host: 'http://fjordheim.example', checkoutHost: 'http://x' })
  const listIds = (kind: string) =>
    records.flatMap((entry) => (entry.kind === kind ? [(entry.record as { id: string }).id] : []))
  const { partners } = readSite(records)
  const site = runtimeSiteName(partners[0] as number)
  const queries = createQueries(1200)
  const search = (query: string) => ({ path: `${SEARCH_PATH}?q=${encodeURIComponent(query)}` })
  const cookie = await logIn(url, PASSWORD)
  const sizes = ['w=640&h=360', 'w=320&h=480', 'w=960', 'w=256&h=256']

  return [
    { name: 'a page, for comparison', connections: 10, requests: [PAGE] },
    { name: 'log-in', connections: 4, requests: LOG_INS },
    {
      name: 'a page, while others log in',
      connections: 10,
      requests: [PAGE],
      concurrent: { connections: 4, requests: LOG_INS },
    },
    {
      name: 'watch list',
      connections: 10,
      requests: [{ path: `${PARTNER}/GetWatchlistDx?skip=0&take=10`, headers: { cookie } }],
    },
    {
      name: 'events by 20 keys',
      connections: 10,
      requests: sliceWindows(listIds('event'), 20).map((ids) => ({ path: eventsAddress(site, ids) })),
    },
    {
      name: 'search, each query new',
      connections: 1,
      once: true,
      requests: queries.slice(0, 600).map(search),
    },
    {
      name: 'search, each query new, 10 at once',
      connections: 10,
      once: true,
      requests: queries.slice(600).map(search),
    },
    { name: 'search, repeated queries', connections: 10, requests: queries.slice(0, 100).map(search) },
    {
      name: 'suggestions, each new',
      connections: 1,
      once: true,
      requests: listPrefixes(queries).map((query) => ({ path: suggestionsAddress(query, 'nn') })),
    },
    {
      name: 'a picture, rendered before',
      connections: 10,
      requests: [
        { path: '/images/film-nosferatu-poster?w=640&h=960&fit=crop&crop=focalpoint', headers: WEBP },
      ],
    },
    {
      name: 'a picture, each new',
      connections: 2,
      once: true,
      requests: listIds('media')
        .slice(0, 40)
        .map((id, number) => ({ path: `/images/${id}?${sizes[number % sizes.length]}&q=60`, headers: WEBP })),
    },
  ]
}

const PAGE = { path: '/kino' }
const PARTNER = '/partners/118/api'
const LOG_IN = {
  path: `${PARTNER}/LoginDx`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ Email: 'medlem@fjordheim.example', Password: PASSWORD }),
}

/** Log-ins from many networks, so that no rate limit applies; the house trusts the forwarded address. */
const LOG_INS = Array.from({ length: 240 }, (_, index) => ({
  ...LOG_IN,
  headers: { ...LOG_IN.headers, 'x-forwarded-for': `192.0.2.${index + 1}` },
}))
/** The environment of the measured house. */
export const ENV = { DEMO_PASSWORD: PASSWORD, TRUSTED_PROXIES: '127.0.0.1' }

/** Up to fifty different slices of this size. */
const sliceWindows = (ids: string[], size: number) =>
  Array.from({ length: 50 }, (_, number) => ids.slice(number, number + size)).filter(
    ({ length }) => length === size,
  )

/** The first two to five letters of each query. */
const listPrefixes = (queries: string[]) =>
  [...new Set(queries.flatMap((query) => [2, 3, 4, 5].map((length) => query.slice(0, length).trim())))].slice(
    0,
    400,
  )
