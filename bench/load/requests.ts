import { setTimeout as sleep } from 'node:timers/promises'
import { eventsAddress, SEARCH_PATH, suggestionsAddress } from '@lerret/api'
import { demoHouse } from '@lerret/demo'
import { pageDataPath, readSite, runtimeSiteName } from '@lerret/model'
import { DEMO_PASSWORD, TODAY } from '../../e2e/house/house.ts'
import { logIn } from '../api/log-in.ts'
import { FAMILIES } from '../pages.ts'
import type { Request } from './send-at-rate.ts'

const PARTNER = '/partners/118/api'
const QUERIES = [
  'metropolis',
  'vaffel',
  'konsert',
  'opningstider',
  'billett',
  'kulturskule',
  'strikk',
  'teater',
]
const VISITORS = 200
const NEW_PICTURES = 5000

export const { records } = demoHouse({
  today: TODAY,
  host: 'http://fjordheim.example',
  checkoutHost: 'http://x',
})
const listIds = (kind: string) =>
  records.flatMap((entry) => (entry.kind === kind ? [(entry.record as { id: string }).id] : []))

/** Each visitor has a network of their own, so that no rate limit applies; the house trusts the forwarded address. */
const fromVisitor = (number: number) => ({
  'x-forwarded-for': `10.${number >> 8}.${number & 255}.7`,
  'accept-encoding': 'gzip, br',
})

/** A document, its page data and two of its pictures for each kind of page, as visitors mix them. */
export async function listPageRequests(url: string): Promise<Request[]> {
  const paths: string[] = []
  for (const path of Object.values(FAMILIES)) {
    const html = await (await fetch(url + path)).text()
    const pictures = Array.from(html.matchAll(/\/images\/[^\s",]+/g), ([address]) =>
      address.replaceAll('&amp;', '&'),
    )
    const assets = Array.from(html.matchAll(/\/assets\/[^\s"]+\.(?:js|css|woff2)/g), ([address]) => address)
    paths.push(path, pageDataPath(path), path, ...pictures.slice(0, 2), ...assets.slice(0, 3))
  }
  for (const path of paths) await waitUntilServed(url + path)
  return Array.from({ length: VISITORS }, (_, number) => ({
    path: paths[(number * 7) % paths.length] as string,
    headers: { ...fromVisitor(number), accept: 'image/webp,*/*' },
  }))
}

/** A picture is made when it is first asked for, which may take longer than the server lets a visitor wait. */
async function waitUntilServed(address: string) {
  const headers = { accept: 'image/webp,*/*' }
  for (const until = Date.now() + 60_000; !(await fetch(address, { headers })).ok; await sleep(500))
    if (Date.now() > until) throw new Error(`${address} is not served.`)
}

/** Lists requests that the scripts of pages make: showings, searches and suggestions of visitors, and lists of members. */
export async function listCallRequests(url: string): Promise<Request[]> {
  const { partners } = readSite(records)
  const site = runtimeSiteName(partners[0] as number)
  const events = listIds('event')
  const cookie = await logIn(url, DEMO_PASSWORD)
  const kinds = [
    (number: number) => eventsAddress(site, events.slice(number % 20, (number % 20) + 20)),
    (number: number) => `${SEARCH_PATH}?q=${QUERIES[number % QUERIES.length]}`,
    (number: number) => suggestionsAddress((QUERIES[number % QUERIES.length] as string).slice(0, 3), 'nn'),
    () => `${PARTNER}/GetWatchlistDx?skip=0&take=10`,
    () => `${PARTNER}/GetWatchlistDx?skip=0&take=10`,
  ]
  return Array.from({ length: VISITORS }, (_, number) => ({
    path: kinds[number % kinds.length]?.(number) as string,
    headers: { ...fromVisitor(number), cookie },
  }))
}

/** Pictures in sizes that nobody has asked for. */
export async function listNewPictures(): Promise<Request[]> {
  const ids = listIds('media')
  return Array.from({ length: NEW_PICTURES }, (_, number) => ({
    path: `/images/${ids[number % ids.length]}?w=${200 + ((number * 37) % 1500)}&h=${200 + ((number * 53) % 700)}`,
    headers: { ...fromVisitor(number), accept: 'image/webp,*/*' },
  }))
}
