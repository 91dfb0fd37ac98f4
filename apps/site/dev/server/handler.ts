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
  desk: SourceApp | null
}

/** An app of the server that is served from its source too. */
export interface SourceApp {
  /** The path of its files. */
  base: string
  handle(request: IncomingMessage, response: ServerResponse): void
  /** A document of the server with the source in place of the build; null for documents that are not the app's. */
  renderDocument(document: string): Promise<string | null>
  reload(): void
  close(): Promise<void>
}

/** Handles requests like the Lerret server, with documents rendered from the current source, and serves the stories of blocks. */
export function createHandler({ vite, findPages, desk }: HandlerInput) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/'
    if (url.startsWith(VITE_BASE)) return vite.middlewares(request, response)
    if (desk && url.startsWith(desk.base)) return desk.handle(request, response)
    try {
      if (await serveStories(vite, request, response)) return
      if (findPages) await servePage({ vite, desk, request, response, pages: await findPages() })
      else response.writeHead(404).end('Only /stories is here. `npm run dev` serves the whole site.\n')
    } catch (error) {
      sendError(vite, response, error as Error)
    }
  }
}

async function servePage({
  vite,
  desk,
  request,
  response,
  pages,
}: Pick<HandlerInput, 'vite' | 'desk'> & {
  request: IncomingMessage
  response: ServerResponse
  pages: PublishedPages
}) {
  const reply = await forward(request, pages.url)
  if (!wantsDocument(request) || !isHtml(reply)) return sendReply(reply, response)
  const document = await text(reply)
  const url = request.url ?? '/'
  const query = /\?.*/s.exec(url)?.[0] ?? ''
  // Previews below the desk's path have drafts, which are not in published page data.
  const html = /^\/redaksjon([/?]|$)/.test(url)
    ? await desk?.renderDocument(document)
    : await renderFromSource(vite, { document, query, pages })
  response.writeHead(reply.statusCode ?? 200, documentHeaders(reply)).end(html ?? document)
}
