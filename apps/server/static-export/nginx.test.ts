import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageDataPath, toHref } from '@lerret/model'
import { expect, test } from 'vitest'
import { PAGES, PICTURE } from './test-export.ts'
import { givenHosts } from './test-hosts.ts'
import { hasBrotli, requireNginx } from './test-nginx.ts'

const nginx = requireNginx()
const { out, requestLerret, requestNginx } = await givenHosts()

const URLS = [
  ...PAGES.map(toHref),
  ...PAGES.map((path) => pageDataPath(path)),
  ...[
    '/404.html',
    '/index',
    '/tull',
    '/tull/ball',
    '/nyhende/tull',
    '/page-data/tull.json',
    '/assets/tull.css',
  ],
  ...[
    '/_redirects',
    '/_headers',
    '/_nginx/site.conf',
    '/lerret-export.json',
    '/nyhende.html',
    '/index.html.gz',
  ],
  ...[
    '/nyhende/',
    '/Nyhende',
    '/NYHENDE///',
    '/nyhende?a=1',
    '/Nyhende/?side=2&b=%20c',
    '/article/Kort-Sagt.',
  ],
  ...[
    '/article-kort-sagt.',
    '/Article-kort-sagt.',
    `/article-${encodeURIComponent('før')}/etter%3A-%22no%22-100-%25`,
  ],
  ...['/nosferatu-DXM20220117', '/nosferatu-dxm20220117/', '/Nosferatu-dxm-20220117?x=1'],
  ...[
    '/kort',
    '/kort?a=1',
    '/kort/',
    '/Kort',
    '/KORT/?a=1',
    '/gammal%20side',
    '/gammal%20side?a=1&b=2',
    '/spurt?side=3',
    '/ut',
    '/UT',
    '/ut?x=1',
  ],
  ...['/Om%20(oss)/', '/om%20(oss)/', '/oM%20(oss)', '/OM%20(oss)', '/om%20oss'],
  ...['/sw.js', '/rss.xml', '/program.ics', '/kalender/nosferatu-dxm-20220117.ics', '/manifest.webmanifest'],
  ...['/assets/app-1a2b.css', '/kva%20no%3F', '/article/ei-side.css'],
]

test.skipIf(!nginx).each(URLS)('nginx replies to %s like Lerret itself', async (url) => {
  expect((await requestNginx(url)).reply).toEqual(await requestLerret(url))
})

test.skipIf(!nginx)(
  'a picture is served in the requested size, and in the default size without a query',
  async () => {
    const sized = await requestNginx(PICTURE)
    expect(sized.headers['content-type']).toBe('image/webp')
    expect(await readWidth(sized.bytes)).toBe(640)
    expect(await readWidth((await requestNginx('/images/fjord')).bytes)).toBe(1280)
    expect(await readWidth((await requestNginx('/images/fjord?w=17')).bytes)).toBe(1280)
    expect((await requestNginx('/images/none?w=1')).reply.status).toBe(404)
  },
)

test.skipIf(!nginx).each(['../index.html', '..%2findex.html', '/../../index.html', '%00', '..'])(
  'the query %s does not lead out of the picture folder',
  async (query) => {
    const { reply, bytes } = await requestNginx(`/images/fjord?${query}`)
    expect([reply.status, reply.type]).toEqual([200, 'image/webp'])
    expect(await readWidth(bytes)).toBe(1280)
  },
)

test.skipIf(!nginx)('files are sent compressed with gzip, as the export has them', async () => {
  const compressed = await requestNginx('/nyhende', { 'accept-encoding': 'gzip' })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(compressed.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(gunzipSync(compressed.bytes).toString()).toBe((await requestLerret('/nyhende')).body)
  expect(compressed.bytes).toEqual(await readFile(join(out, 'nyhende.html.gz')))
})

test.skipIf(!nginx || !hasBrotli)(
  'files are sent compressed with brotli where nginx supports it',
  async () => {
    const compressed = await requestNginx('/nyhende', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.bytes).toString()).toBe((await requestLerret('/nyhende')).body)
  },
)

test.skipIf(!nginx)('a page that the browser has is not sent again', async () => {
  const { headers } = await requestNginx('/nyhende')
  const second = await requestNginx('/nyhende', { 'if-none-match': String(headers.etag) })
  expect(second.reply.status).toBe(304)
})

test.skipIf(!nginx)('an alias redirects to the site’s own host', async () => {
  const { reply } = await requestNginx('/nyhende?a=1', { host: 'www.fjordheim.example' })
  expect([reply.status, reply.location]).toEqual([301, 'https://fjordheim.example/nyhende?a=1'])
})

async function readWidth(bytes: Buffer): Promise<number | undefined> {
  const { default: sharp } = await import('sharp')
  return (await sharp(bytes).metadata()).width
}
