import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { sendError } from './error-page.ts'
import { type PublishedPages, renderFromSource } from './page.ts'
import { documentHeaders, forward, isHtml, sendReply, wantsDocument } from './proxy.ts'
import { serveStories } from './stories.ts'
import { VITE_BASE } from './vite.ts'

export interface HandlerInput {
  vite: ViteDevServer
  /** Resolves when the server is ready; null to serve stories only. */
  findPages: (() => Promise<PublishedPages>) | null
}

/** Handles requests like the Lerret server, with documents rendered from the current source, and serves the stories of blocks. */
export function createHandler({ vite, findPages }: HandlerInput) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/'
    if (url.startsWith(VITE_BASE)) return vite.middlewares(request, response)
    try {
      if (await serveStories(vite, request, response)) return
      if (findPages) await servePage(vite, request, response, await findPages())
      else response.writeHead(404).end('Only /stories is here. `npm run dev` serves the whole site.\n')
    } catch (error) {
      sendError(vite, response, error as Error)
    }
  }
}

async function servePage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  pages: PublishedPages,
) {
  const reply = await forward(request, pages.url)
  if (!wantsDocument(request) || !isHtml(reply)) return sendReply(reply, response)
  const document = await text(reply)
  const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? ''
  const html = await renderFromSource(vite, { document, query, pages })
  response.writeHead(reply.statusCode ?? 200, documentHeaders(reply)).end(html ?? document)
}
