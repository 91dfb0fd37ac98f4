import { pageDataPath, type ShellData } from '@lerret/model'
import type { PageFile } from '@lerret/page-engine/page-data'
import type { ViteDevServer } from 'vite'
import { renderStyles } from './styles.ts'
import { VITE_CLIENT } from './vite.ts'

const ENTRY = '/dev/prerender.ts'

export interface PublishedPages {
  /** The address of the Lerret server. */
  url: string
  /** Header, footer and settings of the live release. */
  readShell: () => Promise<ShellData>
}

/**
 * Renders a published document again, from its page data and the current source. Returns null for a document without page data,
 * such as the confirmation of a newsletter: it is sent as the server rendered it.
 */
export async function renderFromSource(
  vite: ViteDevServer,
  { document, query, pages }: { document: string; query: string; pages: PublishedPages },
): Promise<string | null> {
  const path = findPath(document)
  if (path === null) return null
  const reply = await fetch(`${pages.url}${pageDataPath(path)}${query}`)
  if (!reply.ok) throw new Error(`The server answered ${reply.status} for the page data of ${path}.`)
  const { page, frame, fingerprint } = (await reply.json()) as PageFile
  const source = (await vite.ssrLoadModule(ENTRY)) as typeof import('../prerender.ts')
  const html = source.renderSourcePage({
    page,
    shell: await pages.readShell(),
    mark: { frame, fingerprint },
    structuredData: findStructuredData(document),
  })
  const styles = await renderStyles(vite, ENTRY)
  return html.replace(source.STYLESHEET_LINK, () => styles + VITE_CLIENT)
}

/** The path of the page data that a document was rendered from. */
function findPath(document: string): string | null {
  const path = /<main [^>]*data-path="([^"]*)" data-fingerprint=/.exec(document)?.[1]
  return path === undefined ? null : unescapeHtml(path)
}

const findStructuredData = (document: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(document)?.[1] ?? ''

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }

const unescapeHtml = (text: string) => text.replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
