import { LAYOUT, LOCALE, toJsonName } from '@lerret/model'
import type { BlockItems, ComponentId, PageData } from '@lerret/page-engine'
import type { FastifyReply } from 'fastify'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'

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
  { status = 200, ...page }: ServerPage<Component>,
) {
  const { shell } = live().release
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(renderer.renderPage(toPageData(page, shell.siteTitle), { ...shell, isIndexed: false }, ''))
}

function toPageData<Component extends ComponentId>(
  { path, title, component, item }: ServerPage<Component>,
  siteTitle: string,
): PageData {
  const fullWidth = { span: 12, order: 0 }
  return {
    path,
    jsonName: toJsonName(path),
    title,
    layout: LAYOUT,
    pageType: 'standard',
    locale: LOCALE,
    meta: {
      title: `${title} | ${siteTitle}`,
      keywords: '',
      description: '',
      image: '',
      facebookVerificationCode: '',
    },
    time: null,
    rows: [
      {
        container: true,
        columns: [
          {
            screen: { xs: fullWidth, md: fullWidth, lg: fullWidth },
            blocks: [
              {
                id: path.slice(1),
                component,
                version: '1.0.0',
                parts: [item],
              } as PageData['rows'][number]['columns'][number]['blocks'][number],
            ],
          },
        ],
      },
    ],
  }
}
