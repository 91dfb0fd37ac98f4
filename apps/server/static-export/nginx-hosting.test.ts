import { expect, test } from 'vitest'
import { WORDS } from '../publishing/feeds/test-feeds.ts'
import { givenHosts } from './test-hosts.ts'
import { needNginx } from './test-nginx.ts'

const nginx = needNginx()
const closed = await givenHosts({ isPublished: false, isIndexed: false })
const trial = await givenHosts({ isIndexed: false })

const ADDRESSES = [
  ...['/', '/nyhende', '/Nyhende/', '/kort', '/tull', '/404', '/index.html', '/404.html', '/nyhende?a=1'],
  ...['/page-data/nyhende.json', '/rss.xml', '/kalender/nosferatu-dxm-20220117.ics', '/_nginx/site.conf'],
  ...['/assets/app-1a2b.css', '/sw.js', '/robots.txt'],
]

test.skipIf(!nginx).each(ADDRESSES)(
  'of a closed house, nginx answers %s as our own server does',
  async (address) => {
    expect((await closed.askNginx(address)).answer).toEqual(await closed.askUs(address))
  },
)

test.skipIf(!nginx)('whoever knocks at a closed house is told so, and asked to come again', async () => {
  const { answer } = await closed.askNginx('/nyhende')
  expect(answer).toMatchObject({ status: 503, retry: '3600', robots: 'noindex', cache: 'no-store' })
  expect(answer.body).toContain(WORDS.closedTitle)
})

test.skipIf(!nginx).each(['/', '/nyhende', '/tull', '/kort', '/assets/app-1a2b.css', '/rss.xml'])(
  'search engines are told not to list %s of a house on trial',
  async (address) => {
    const { answer } = await trial.askNginx(address)
    expect(answer).toEqual(await trial.askUs(address))
    expect(answer.robots).toBe('noindex')
  },
)

test.skipIf(!nginx)('another name of a closed house leads to its own', async () => {
  const { answer } = await closed.askNginx('/nyhende', { host: 'www.fjordheim.example' })
  expect([answer.status, answer.location]).toEqual([301, 'https://fjordheim.example/nyhende'])
})
