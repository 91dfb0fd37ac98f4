import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageDataPath, toHref } from '@lerret/model'
import { expect, test } from 'vitest'
import { PAGES, PICTURE } from './test-export.ts'
import { givenHosts } from './test-hosts.ts'
import { hasBrotli, needNginx } from './test-nginx.ts'

const nginx = needNginx()
const { out, askUs, askNginx } = await givenHosts()

const ADDRESSES = [
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

test.skipIf(!nginx).each(ADDRESSES)('nginx answers %s as our own server does', async (address) => {
  expect((await askNginx(address)).answer).toEqual(await askUs(address))
})

test.skipIf(!nginx)(
  'a picture is had in the size that was asked for, and whole by whoever asks for none',
  async () => {
    const sized = await askNginx(PICTURE)
    expect(sized.headers['content-type']).toBe('image/webp')
    expect(await widthOf(sized.bytes)).toBe(640)
    expect(await widthOf((await askNginx('/images/fjord')).bytes)).toBe(1280)
    expect(await widthOf((await askNginx('/images/fjord?w=17')).bytes)).toBe(1280)
    expect((await askNginx('/images/none?w=1')).answer.status).toBe(404)
  },
)

test.skipIf(!nginx).each(['../index.html', '..%2findex.html', '/../../index.html', '%00', '..'])(
  'no query (%s) leads out of the pictures',
  async (query) => {
    const { answer, bytes } = await askNginx(`/images/fjord?${query}`)
    expect([answer.status, answer.type]).toEqual([200, 'image/webp'])
    expect(await widthOf(bytes)).toBe(1280)
  },
)

test.skipIf(!nginx)('files travel in the smaller form that the export holds', async () => {
  const zipped = await askNginx('/nyhende', { 'accept-encoding': 'gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(zipped.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(gunzipSync(zipped.bytes).toString()).toBe((await askUs('/nyhende')).body)
  expect(zipped.bytes).toEqual(await readFile(join(out, 'nyhende.html.gz')))
})

test.skipIf(!nginx || !hasBrotli)('where nginx knows brotli, it is brotli', async () => {
  const small = await askNginx('/nyhende', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.bytes).toString()).toBe((await askUs('/nyhende')).body)
})

test.skipIf(!nginx)('a page that the browser has is not sent again', async () => {
  const { headers } = await askNginx('/nyhende')
  const again = await askNginx('/nyhende', { 'if-none-match': String(headers.etag) })
  expect(again.answer.status).toBe(304)
})

test.skipIf(!nginx)('another name of the house leads to its own', async () => {
  const { answer } = await askNginx('/nyhende?a=1', { host: 'www.fjordheim.example' })
  expect([answer.status, answer.location]).toEqual([301, 'https://fjordheim.example/nyhende?a=1'])
})

async function widthOf(bytes: Buffer): Promise<number | undefined> {
  const { default: sharp } = await import('sharp')
  return (await sharp(bytes).metadata()).width
}
