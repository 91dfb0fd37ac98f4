import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteAssets } from '@lerret/page-engine/rendering'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { readCodeId } from './code-id.ts'
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts'

/** The built public site: its prerenderer and the files that its pages load. */
export interface Renderer {
  /** Changes with the build, and with the server's code that resolves page data. */
  id: string
  /** `structuredData` is JSON-LD for search engines, or empty. Without a mark the page has no page data file and is not updated. */
  renderPage: PageRenderer['renderPage']
  /** The service worker's script. */
  serviceWorker: Uint8Array
  /** Hashes of the inline scripts, for the content security policy. */
  inlineScripts: string[]
  assets: { path: string; bytes: Uint8Array }[]
}

const Assets: z.ZodType<SiteAssets> = z.object({
  stylesheet: z.string(),
  preloads: z.array(z.string()),
  textFont: z.string(),
  app: z.array(z.string()),
  boot: z.string(),
  foyerScreen: z.string(),
})

/** Loads the site that was built into `dist`. */
export async function loadRenderer(dist: string, codeId = readCodeId()): Promise<Renderer> {
  try {
    const pageRenderer = await loadPageRenderer(dist)
    const assets = Assets.parse(pageRenderer.assets)
    const code = await readFile(join(dist, 'prerender.js'))
    const serviceWorker = await readFile(join(dist, 'sw.js'))
    return {
      // Asset names contain a hash of their content.
      id: createHash('sha256')
        .update(code)
        .update(serviceWorker)
        .update(JSON.stringify(assets))
        .update(await codeId)
        .digest('hex'),
      renderPage: pageRenderer.renderPage,
      serviceWorker,
      inlineScripts: [assets.boot, assets.foyerScreen].map(
        (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      ),
      assets: await readAssets(join(dist, 'assets')),
    }
  } catch (error) {
    throw new AppError('publish_failed', `The site is not built in ${dist}; npm start builds it.`, {
      cause: error,
    })
  }
}

async function readAssets(folder: string): Promise<Renderer['assets']> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => ({ path: `/assets/${name}`, bytes: await readFile(join(folder, name)) })),
  )
}
