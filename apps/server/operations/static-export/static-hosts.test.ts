import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { toHref } from '@lerret/model'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../../platform/security/test-proxies.ts'
import { requireNginx } from '../../testing/nginx.ts'
import { givenExporter, givenRelease, PAGES, PICTURE } from './test-export.ts'
import { type StaticHost, serveWithCaddy, serveWithNginx } from './test-static-hosts.ts'

const nginx = requireNginx()
const { store, write, out } = await givenExporter()
await write(await givenRelease(store))

interface Example {
  name: string
  start: (() => Promise<StaticHost>) | null
  pages: string[]
}
const pages = PAGES.filter((path) => path !== '/404')
const EXAMPLES: Example[] = [
  { name: 'nginx', start: nginx ? () => serveWithNginx(nginx, out) : null, pages },
  {
    name: 'Caddy',
    start: hasProgram('caddy') ? () => serveWithCaddy(out) : null,
    pages: pages.filter((path) => !path.includes('?')),
  },
]

describe.each(EXAMPLES)('$name with the example of packaging', async ({ start, pages }) => {
  const host = await start?.()
  afterAll(() => host?.stop())
  const send = (path: string, headers: Record<string, string> = {}) =>
    sendRequest(host?.port ?? 0, path, headers)

  test.skipIf(!start).each(pages)('serves the page %s, which is asked for again each time', async (path) => {
    const { status, headers, bytes } = await send(toHref(path))
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(bytes.toString()).toContain(`<title>${path}</title>`)
  })

  test.skipIf(!start).each(['/tull', '/article', '/nyhende/tull', '/assets/tull.css', '/lerret-export.json'])(
    'shows the page of 404 at %s',
    async (path) => {
      const { status, bytes } = await send(path)
      expect(status).toBe(404)
      expect(bytes.toString()).toContain('<title>/404</title>')
    },
  )

  test.skipIf(!start)('leads from an address with a slash at its end to the page', async () => {
    const { status, headers } = await send('/nyhende/')
    expect([status, headers.location]).toEqual([301, '/nyhende'])
    expect((await send('/nyhende/%0d%0aset-cookie:a=b/')).headers['set-cookie']).toBeUndefined()
  })

  test.skipIf(!start)('serves redirects as pages, and other files by their type', async () => {
    expect((await send('/kort')).bytes.toString()).toContain('url=/article/kort-sagt.')
    const types = ['/page-data/nyhende.json', '/rss.xml', '/program.ics', '/sw.js', '/manifest.webmanifest']
    for (const path of types) expect((await send(path)).status).toBe(200)
    expect((await send('/program.ics')).headers['content-type']).toMatch(/^text\/calendar/)
    expect((await send('/sw.js')).headers['content-type']).toMatch(/^text\/javascript/)
    expect((await send('/assets/app-1a2b.css')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  test.skipIf(!start)(
    'serves a picture in the requested size, and in the default size otherwise',
    async () => {
      const sized = await send(PICTURE)
      expect(sized.headers['content-type']).toBe('image/webp')
      expect(await readWidth(sized.bytes)).toBe(640)
      for (const query of [
        '',
        '?w=17',
        '?../index.html',
        '?..%2findex.html',
        '?/../../index.html',
        '?%00',
        '?..',
      ])
        expect(await readWidth((await send(`/images/fjord${query}`)).bytes)).toBe(1280)
      expect((await send('/images/none?w=1')).status).toBe(404)
    },
  )

  test.skipIf(!start)('sends the compressed copies of the export', async () => {
    const { headers, bytes } = await send('/nyhende', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(bytes).toEqual(await readFile(join(out, 'nyhende.html.gz')))
  })
})

const readWidth = async (bytes: Buffer) => (await sharp(bytes).metadata()).width

/** Sends the path exactly as it is, where `fetch` would normalize it. */
function sendRequest(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        })
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}
