import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The reply of a path: a page in UTF-8, or anything with its own status and headers. `{site}` is the server's address. */
export type Answer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }

export interface WebSiteServer extends AsyncDisposable {
  url: string
  requests: string[]
}

/** Serves an invented website. Paths that it does not have answer 404. */
export async function startWebSite(answers: Record<string, Answer>): Promise<WebSiteServer> {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    const isRepeated = requests.includes(path)
    requests.push(path)
    const answer = answers[path]
    if (answer === undefined) return reply.writeHead(404, { 'content-type': 'text/html' }).end('Not found')
    const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer
    // A page that answers 429 is served at the second request.
    if (status === 429 && isRepeated) return reply.writeHead(200, { 'content-type': HTML }).end(body)
    const filled =
      typeof body === 'string' ? body.replaceAll('{site}', `http://${request.headers.host}`) : body
    reply.writeHead(status, { 'content-type': HTML, ...headers }).end(filled)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const HTML = 'text/html; charset=utf-8'

/** A page with a menu and a footer, which are not imported. */
export const page = (title: string, text: string, head = '') =>
  `<!doctype html><html lang="nn"><head><title>${title} – Gamlehuset</title>
  <meta property="og:site_name" content="Gamlehuset">${head}</head>
  <body><header><nav><a href="/">Heim</a> <a href="/om-oss">Om oss</a></nav></header>
  <main><h1>${title}</h1>${text}</main><footer>Menneskjer bak tastaturet</footer></body></html>`

export const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

export const sitemap = (paths: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${path.startsWith('http') ? path : `{site}${path}`}</loc></url>`)
    .join('')}</urlset>`

export const sitemapIndex = (paths: readonly string[]) =>
  `<?xml version="1.0"?><sitemapindex>${paths.map((path) => `<sitemap><loc>{site}${path}</loc></sitemap>`).join('')}</sitemapindex>`
