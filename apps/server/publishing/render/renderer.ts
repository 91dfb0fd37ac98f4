import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteAssets } from '@lerret/page-engine/rendering'
import { findLanguage, LANGUAGES, type Language } from '@lerret/words/languages'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import { readCodeId } from './code-id.ts'
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts'

/** The built public site: its prerenderer and the files that its pages load. */
export interface Renderer {
  /** Changes with the build, and with the server's code that resolves page data. */
  id: string
  /** `structuredData` is JSON-LD for search engines, or empty. Without a mark the page has no page data file and is not updated. */
  renderPage: PageRenderer['renderPage']
  /** The service worker's script in each language. */
  serviceWorker: (language: Language) => Uint8Array
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

const AssetsByLanguage = z.object({ nn: Assets, nb: Assets, en: Assets })

const listInlineScripts = (assets: SiteAssets[]) => [
  ...new Set(assets.flatMap(({ boot, foyerScreen }) => [boot, foyerScreen])),
]

/** Whether pages in a language load a file: the names of scripts with words end in their language. */
export function isAssetOf(path: string, htmlLang: string): boolean {
  const language = findLanguage(htmlLang)
  return !LANGUAGES.some((other) => other !== language && path.endsWith(`.${other}.js`))
}

/** Loads the site that was built into `dist`. */
export async function loadRenderer(dist: string, codeId = readCodeId()): Promise<Renderer> {
  try {
    const pageRenderer = await loadPageRenderer(dist)
    const assets = AssetsByLanguage.parse(pageRenderer.assets)
    const code = await readFile(join(dist, 'prerender.js'))
    const serviceWorkers = {
      nn: await readFile(join(dist, 'sw.nn.js')),
      nb: await readFile(join(dist, 'sw.nb.js')),
      en: await readFile(join(dist, 'sw.en.js')),
    }
    return {
      // Asset names contain a hash of their content.
      id: createHash('sha256')
        .update(code)
        .update(Buffer.concat(Object.values(serviceWorkers)))
        .update(JSON.stringify(assets))
        .update(await codeId)
        .digest('hex'),
      renderPage: pageRenderer.renderPage,
      serviceWorker: (language) => serviceWorkers[language],
      inlineScripts: listInlineScripts(Object.values(assets)).map(
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
