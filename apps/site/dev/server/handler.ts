import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { sendError } from './error-page.ts'
import { type PublishedPages, renderFromSource } from './page.ts'
import { documentHeaders, forward, isHtml, sendOn, wantsDocument } from './proxy.ts'
import { answerStories } from './stories.ts'
import { VITE_BASE } from './vite.ts'

export interface HandlerInput {
  vite: ViteDevServer
  /** Resolves when the server can be asked; null where there is none, and only stories are shown. */
  findPages: (() => Promise<PublishedPages>) | null
}

/** Answers as the Lerret server does, with documents drawn from the current source, and shows the stories of blocks. */
export function createHandler({ vite, findPages }: HandlerInput) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '/'
    if (address.startsWith(VITE_BASE)) return vite.middlewares(request, response)
    try {
      if (await answerStories(vite, request, response)) return
      if (findPages) await answerPage(vite, request, response, await findPages())
      else response.writeHead(404).end('Only /stories is here. `npm run dev` serves the whole site.\n')
    } catch (error) {
      sendError(vite, response, error as Error)
    }
  }
}

async function answerPage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  pages: PublishedPages,
) {
  const answer = await forward(request, pages.url)
  if (!wantsDocument(request) || !isHtml(answer)) return sendOn(answer, response)
  const document = await text(answer)
  const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? ''
  const html = await renderFromSource(vite, { document, query, pages })
  response.writeHead(answer.statusCode ?? 200, documentHeaders(answer)).end(html ?? document)
}
