import { NYNORSK } from '@lerret/words/all'
import { expect, test } from 'vitest'
import { givenHosts } from './test-hosts.ts'
import { requireNginx } from './test-nginx.ts'

const nginx = requireNginx()
const closed = await givenHosts({ isPublished: false, isIndexed: false })
const staging = await givenHosts({ isIndexed: false })

const URLS = [
  ...['/', '/nyhende', '/Nyhende/', '/kort', '/tull', '/404', '/index.html', '/404.html', '/nyhende?a=1'],
  ...['/page-data/nyhende.json', '/rss.xml', '/kalender/nosferatu-dxm-20220117.ics', '/_nginx/site.conf'],
  ...['/assets/app-1a2b.css', '/sw.js', '/robots.txt'],
]

test.skipIf(!nginx).each(URLS)('nginx replies to %s of a closed site like Lerret itself', async (url) => {
  expect((await closed.requestNginx(url)).reply).toEqual(await closed.requestLerret(url))
})

test.skipIf(!nginx)('a closed site replies with the closed page and a time to retry', async () => {
  const { reply } = await closed.requestNginx('/nyhende')
  expect(reply).toMatchObject({ status: 503, retry: '3600', robots: 'noindex', cache: 'no-store' })
  expect(reply.body).toContain(NYNORSK.closedTitle)
})

test.skipIf(!nginx).each(['/', '/nyhende', '/tull', '/kort', '/assets/app-1a2b.css', '/rss.xml'])(
  '%s of a site in staging is marked as not to be indexed',
  async (url) => {
    const { reply } = await staging.requestNginx(url)
    expect(reply).toEqual(await staging.requestLerret(url))
    expect(reply.robots).toBe('noindex')
  },
)

test.skipIf(!nginx)('an alias of a closed site redirects to its own host', async () => {
  const { reply } = await closed.requestNginx('/nyhende', { host: 'www.fjordheim.example' })
  expect([reply.status, reply.location]).toEqual([301, 'https://fjordheim.example/nyhende'])
})
