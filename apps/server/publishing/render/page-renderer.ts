import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShellData } from '@lerret/model'
import type { PageData } from '@lerret/page-engine'
import type { BuiltSite, RenderInput, SiteAssets } from '@lerret/page-engine/rendering'
import { findLanguage, type Language } from '@lerret/words/languages'

export interface PageRenderer {
  assets: Record<Language, SiteAssets>
  renderPage(page: PageData, shell: ShellData, structuredData: string, options?: RenderOptions): string
}

export type RenderOptions = Pick<RenderInput, 'mark' | 'isPreview'>

/** Loads the built site's prerenderer. */
export async function loadPageRenderer(dist: string): Promise<PageRenderer> {
  const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as PageRenderer['assets']
  const built = (await import(pathToFileURL(join(dist, 'prerender.js')).href)) as BuiltSite
  return {
    assets,
    renderPage: (page, shell, structuredData, options) =>
      built.renderPage({
        page,
        shell,
        assets: assets[findLanguage(shell.htmlLang)],
        structuredData,
        ...options,
      }),
  }
}
