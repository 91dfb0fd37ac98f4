import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { renderStyles } from './styles.ts'
import { VITE_CLIENT } from './vite.ts'

const ENTRY = '/dev/stories/documents.tsx'

/** Answers what the viewer of stories asks for, and returns whether it did. */
export async function answerStories(
  vite: ViteDevServer,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const address = URL.parse(url, 'http://localhost')
  if (!address) return false
  const { pathname, searchParams } = address
  // The pictures of the stories have no files.
  if (pathname.startsWith('/images/') && headers.referer?.includes('/stories/frame?')) {
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end(drawPlaceholder(pathname.replace(/[^\w-]/g, ' '), searchParams))
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

/** A picture of the size that was asked for. */
function drawPlaceholder(name: string, query: URLSearchParams): string {
  const [width, height] = [Number(query.get('w')) || 640, Number(query.get('h')) || 640]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="100%" height="100%" fill="#9aa5b1"/>
  <text x="50%" y="12%" text-anchor="middle" font-family="sans-serif" font-size="${width / 20}">${name}</text>
</svg>
`
}
