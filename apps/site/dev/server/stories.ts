import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { renderStyles } from './styles.ts'
import { VITE_CLIENT } from './vite.ts'

const ENTRY = '/dev/stories/documents.tsx'

/** Serves the story viewer and its pictures. Returns whether the request was one of these. */
export async function serveStories(
  vite: ViteDevServer,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const parsedUrl = URL.parse(url, 'http://localhost')
  if (!parsedUrl) return false
  const { pathname, searchParams } = parsedUrl
  // The pictures of the stories have no files.
  if (pathname.startsWith('/images/') && headers.referer?.includes('/stories/frame?')) {
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end(renderPlaceholder(pathname.replace(/[^\w-]/g, ' '), searchParams))
    return true
  }
  if (pathname !== '/stories' && pathname !== '/stories/frame') return false
  const documents = (await vite.ssrLoadModule(ENTRY)) as typeof import('../stories/documents.tsx')
  const html =
    pathname === '/stories'
      ? documents.renderViewer(searchParams, VITE_CLIENT)
      : documents.renderFrame(searchParams, (await renderStyles(vite, ENTRY)) + VITE_CLIENT)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
  return true
}

/** A picture of the requested size. */
function renderPlaceholder(name: string, query: URLSearchParams): string {
  const [width, height] = [Number(query.get('w')) || 640, Number(query.get('h')) || 640]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="100%" height="100%" fill="#9aa5b1"/>
  <text x="50%" y="12%" text-anchor="middle" font-family="sans-serif" font-size="${width / 20}">${name}</text>
</svg>
`
}
