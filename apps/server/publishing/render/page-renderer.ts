import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShellData } from '@lerret/model'
import type { PageData } from '@lerret/page-engine'
import type { PageMark } from './page-file.ts'

/** The files of the site's build (`assets.json`): stylesheet, fonts, the app, and the inline script that loads it. */
export interface SiteAssets {
  stylesheet: string
  preloads: string[]
  textFont: string
  app: string[]
  boot: string
}

interface BuiltSite {
  renderPage: (input: {
    page: PageData
    shell: ShellData
    assets: SiteAssets
    structuredData: string
    mark: PageMark | undefined
  }) => string
}

export interface PageRenderer {
  assets: SiteAssets
  renderPage(page: PageData, shell: ShellData, structuredData: string, mark?: PageMark): string
}

/** Loads the built site's prerenderer. */
export async function loadPageRenderer(dist: string): Promise<PageRenderer> {
  const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as SiteAssets
  const built = (await import(pathToFileURL(join(dist, 'prerender.js')).href)) as BuiltSite
  return {
    assets,
    renderPage: (page, shell, structuredData, mark) =>
      built.renderPage({ page, shell, assets, structuredData, mark }),
  }
}
