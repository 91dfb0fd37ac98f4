import { eventsAddress, SEARCH_PATH, suggestionsAddress } from '@lerret/api'
import { demoHouse } from '@lerret/demo'
import { runtimeSiteName, type SiteConfig } from '@lerret/model'
import { TODAY } from '../../e2e/house.ts'
import { questions } from './articles.ts'
import type { Call } from './fire.ts'

const WEBP = { accept: 'image/webp,*/*' }

/** Of the demo accounts. */
const PASSWORD = 'mølje ved fjorden'

/** The calls that are measured. One with a log-in makes it first, and puts what it got into its requests. */
export async function listCalls(url: string): Promise<Call[]> {
  const { records } = demoHouse({ today: TODAY, host: 'http://fjordheim.example', checkoutHost: 'http://x' })
  const idsOf = (kind: string) =>
    records.flatMap((entry) => (entry.kind === kind ? [(entry.record as { id: string }).id] : []))
  const config = records.find(({ kind }) => kind === 'site')?.record as SiteConfig
  const site = runtimeSiteName(config.partners[0] as number)
  const asked = questions(1200)
  const search = (query: string) => ({ path: `${SEARCH_PATH}?q=${encodeURIComponent(query)}` })
  const cookie = await logIn(url)
  const sizes = ['w=640&h=360', 'w=320&h=480', 'w=960', 'w=256&h=256']

  return [
    { name: 'a page, for comparison', connections: 10, requests: [PAGE] },
    { name: 'log-in', connections: 4, requests: LOG_INS },
    {
      name: 'a page, while others log in',
      connections: 10,
      requests: [PAGE],
      meanwhile: { connections: 4, requests: LOG_INS },
    },
    {
      name: 'watch list',
      connections: 10,
      requests: [{ path: `${PARTNER}/GetWatchlistDx?skip=0&take=10`, headers: { cookie } }],
    },
    {
      name: 'events by 20 keys',
      connections: 10,
      requests: windows(idsOf('event'), 20).map((ids) => ({ path: eventsAddress(site, ids) })),
    },
    {
      name: 'search, each question new',
      connections: 1,
      once: true,
      requests: asked.slice(0, 600).map(search),
    },
    {
      name: 'search, each question new, 10 at once',
      connections: 10,
      once: true,
      requests: asked.slice(600).map(search),
    },
    { name: 'search, asked before', connections: 10, requests: asked.slice(0, 100).map(search) },
    {
      name: 'suggestions, each new',
      connections: 1,
      once: true,
      requests: beginnings(asked).map((query) => ({ path: suggestionsAddress(query) })),
    },
    {
      name: 'a picture, made before',
      connections: 10,
      requests: [
        { path: '/images/film-nosferatu-poster?w=640&h=960&fit=crop&crop=focalpoint', headers: WEBP },
      ],
    },
    {
      name: 'a picture, each new',
      connections: 2,
      once: true,
      requests: idsOf('media')
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

/** From so many places that nobody is taken for one who guesses; the house believes what is said of them. */
const LOG_INS = Array.from({ length: 240 }, (_, place) => ({
  ...LOG_IN,
  headers: { ...LOG_IN.headers, 'x-forwarded-for': `192.0.2.${place + 1}` },
}))
/** Of the house that is measured. */
export const ENV = { DEMO_PASSWORD: PASSWORD, TRUSTED_PROXIES: '127.0.0.1' }

/** The cookies of a member's session. */
async function logIn(url: string): Promise<string> {
  const reply = await fetch(url + LOG_IN.path, LOG_IN)
  if (!reply.ok) throw new Error(`Logging in is answered with ${reply.status}: ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
}

/** Fifty different handfuls. */
const windows = (ids: string[], size: number) =>
  Array.from({ length: 50 }, (_, number) => ids.slice(number, number + size)).filter(
    ({ length }) => length === size,
  )

/** What somebody has typed after two, three and four letters. */
const beginnings = (asked: string[]) =>
  [...new Set(asked.flatMap((query) => [2, 3, 4, 5].map((length) => query.slice(0, length).trim())))].slice(
    0,
    400,
  )
