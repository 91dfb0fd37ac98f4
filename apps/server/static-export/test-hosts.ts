import { request } from 'node:http'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { givenDatabase } from '../db/test-database.ts'
import { givenCalls } from '../identity/test-identity.ts'
import { WORDS } from '../publishing/feeds/test-feeds.ts'
import { openLiveRelease } from '../publishing/live-release.ts'
import type { Release } from '../publishing/releases/release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { drawClosedPage } from '../site/closed-page.ts'
import { givenExporter, givenRelease } from './test-export.ts'
import { findNginx, serveWithNginx } from './test-nginx.ts'

/** What a host answers, as far as visitors and search engines notice. */
export interface Answer {
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
  ...{ id: 'test', serviceWorker: new Uint8Array(), inlineScripts: ["'sha256-boot'"], words: WORDS },
  assets: [{ path: '/assets/app-1a2b.css', bytes: new Uint8Array() }],
  renderPage: () => '',
}

/** One release, served by our own server and, exported, by a real nginx; where there is no nginx, that is null. */
export async function givenHosts(hosting: Partial<Release['hosting']> = {}) {
  const { store, write, out } = await givenExporter()
  const plain = await givenRelease(store)
  const release = { ...plain, hosting: { ...plain.hosting, ...hosting } }
  const app = await buildApp({
    ...(await givenCalls()),
    db: await givenDatabase(),
    live: () => openLiveRelease(release, store),
    renderer,
    images: { findImage: async () => undefined },
    mailer: { send: async () => {} },
    now: () => new Date(),
    hasWorker: true,
    logLevel: 'silent',
  })
  await write(release, { closedPage: drawClosedPage(release.shell, renderer) })
  const nginx = findNginx()
  const server = nginx ? await serveWithNginx(nginx, out) : null
  afterAll(async () => {
    await server?.stop()
    await app.close()
  })

  async function askUs(address: string): Promise<Answer> {
    const reply = await app.inject(address)
    return answerOf(reply.statusCode, reply.headers, reply.body)
  }

  const askNginx = (address: string, headers: Record<string, string> = {}) =>
    ask(server?.port ?? 0, address, headers)
  return { out, askUs, askNginx }
}

/** Asked with the letters as they are: `fetch` would make some of these addresses better than they are. */
function ask(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ answer: Answer; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, headers: { host: 'fjordheim.example', ...headers } },
        async (reply) => {
          const chunks: Buffer[] = []
          for await (const chunk of reply) chunks.push(chunk as Buffer)
          const bytes = Buffer.concat(chunks)
          resolve({
            answer: answerOf(reply.statusCode ?? 0, reply.headers, bytes.toString('utf8')),
            headers: reply.headers,
            bytes,
          })
        },
      )
      asked.on('error', reject)
      asked.end()
    },
  )
}

function answerOf(status: number, headers: Record<string, unknown>, body: string): Answer {
  const isRedirect = status >= 300 && status < 400
  const text = (name: string) => headers[name]?.toString()
  return {
    status,
    // nginx takes a dollar sign for a variable, so it is written as its number.
    location: text('location')?.replaceAll('%24', '$'),
    // What a redirect says beside where to go, nobody reads.
    type: isRedirect ? undefined : text('content-type'),
    cache: text('cache-control'),
    policy: text('content-security-policy'),
    robots: text('x-robots-tag'),
    retry: text('retry-after'),
    body: isRedirect ? '' : body,
  }
}
