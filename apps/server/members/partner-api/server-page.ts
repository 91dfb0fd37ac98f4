import type { BlockItems, ComponentId } from '@lerret/page-engine'
import type { FastifyReply } from 'fastify'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { createBlockPage, type PageBlock } from '../../publishing/render/block-page.ts'
import type { Renderer } from '../../publishing/render/renderer.ts'

interface ServerPage<Component extends ComponentId> {
  path: string
  title: string
  component: Component
  item: BlockItems[Component]
  status?: number
}

/**
 * Sends a page of the site with one block, rendered on request. It is neither cached nor indexed, and the key in its URL is not sent to
 * other sites.
 */
export function sendServerPage<Component extends ComponentId>(
  reply: FastifyReply,
  { renderer, live }: { renderer: Renderer; live: () => LiveRelease },
  { status = 200, path, title, component, item }: ServerPage<Component>,
) {
  const { shell } = live().release
  const block = { id: path.slice(1), component, version: '1.0.0', parts: [item] } as PageBlock
  const page = createBlockPage({ path, title, metaTitle: title, siteTitle: shell.siteTitle, block })
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(renderer.renderPage(page, { ...shell, isIndexed: false }, ''))
}
