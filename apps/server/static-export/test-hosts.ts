import { request } from 'node:http'
import { givenDatabase } from '../db/test-database.ts'
import { openLiveRelease } from '../publishing/live-release.ts'
import type { Release } from '../publishing/releases/release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { renderClosedPage } from '../site/closed-page.ts'
import { givenApp, TEST_RENDERER } from '../test-app.ts'
import { onFinished } from '../test-cleanup.ts'
import { givenExporter, givenRelease } from './test-export.ts'
import { findNginx, serveWithNginx } from './test-nginx.ts'

/** The parts of a host's reply that visitors and search engines notice. */
export interface HostReply {
  status: number
  location: string | undefined
  type: string | undefined
  cache: string | undefined
  policy: string | undefined
  robots: string | undefined
  retry: string | undefined
  body: string
}

const renderer: Renderer = {
  ...TEST_RENDERER,
  inlineScripts: ["'sha256-boot'"],
  assets: [{ path: '/assets/app-1a2b.css', bytes: new Uint8Array() }],
}

/** One release, served by Lerret's own server and, exported, by a real nginx if there is one. */
export async function givenHosts(hosting: Partial<Release['hosting']> = {}) {
  const { store, write, out } = await givenExporter()
  const openRelease = await givenRelease(store)
  const release = { ...openRelease, hosting: { ...openRelease.hosting, ...hosting } }
  const app = await givenApp({
    db: await givenDatabase(),
    live: () => openLiveRelease(release, store),
    renderer,
    // As nginx is asked.
    publicUrl: 'http://fjordheim.example',
  })
  await write(release, { closedPage: renderClosedPage(release.shell, renderer) })
  const nginx = findNginx()
  const server = nginx ? await serveWithNginx(nginx, out) : null
  onFinished(() => server?.stop())

  async function requestLerret(url: string): Promise<HostReply> {
    const reply = await app.inject(url)
    return toHostReply(reply.statusCode, reply.headers, reply.body)
  }

  const requestNginx = (url: string, headers: Record<string, string> = {}) =>
    sendRequest(server?.port ?? 0, url, headers)
  return { out, requestLerret, requestNginx }
}

/** Sends the URL exactly as it is, where `fetch` would normalize it. */
function sendRequest(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ reply: HostReply; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', path, headers: { host: 'fjordheim.example', ...headers } },
        async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk as Buffer)
          const bytes = Buffer.concat(chunks)
          resolve({
            reply: toHostReply(response.statusCode ?? 0, response.headers, bytes.toString('utf8')),
            headers: response.headers,
            bytes,
          })
        },
      )
      sent.on('error', reject)
      sent.end()
    },
  )
}

function toHostReply(status: number, headers: Record<string, unknown>, body: string): HostReply {
  const isRedirect = status >= 300 && status < 400
  const readHeader = (name: string) => headers[name]?.toString()
  return {
    status,
    // A dollar sign begins a variable in nginx, so it is percent-encoded there.
    location: readHeader('location')?.replaceAll('%24', '$'),
    // The body of a redirect is not compared.
    type: isRedirect ? undefined : readHeader('content-type'),
    cache: readHeader('cache-control'),
    policy: readHeader('content-security-policy'),
    robots: readHeader('x-robots-tag'),
    retry: readHeader('retry-after'),
    body: isRedirect ? '' : body,
  }
}
