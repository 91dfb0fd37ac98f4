import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData, ShellData } from '@lerret/model'
import { z } from 'zod'
import { AppError } from '../app-error.ts'

/** The public site's built code: page data in, HTML out, and the files that the HTML refers to. */
export interface Renderer {
  /** Changes with the build. */
  id: string
  /** `structuredData` is JSON-LD for search engines, or empty. */
  renderPage(page: PageData, shell: ShellData, structuredData: string): string
  assets: { path: string; bytes: Uint8Array }[]
}

const Assets = z.object({ stylesheet: z.string(), preloads: z.array(z.string()) })

type RenderPage = (input: {
  page: PageData
  shell: ShellData
  assets: z.infer<typeof Assets>
  structuredData: string
}) => string

/** Loads the site as it was built into `dist`. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  try {
    const assets = Assets.parse(JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')))
    const code = await readFile(join(dist, 'prerender.js'))
    const built = (await import(pathToFileURL(join(dist, 'prerender.js')).href)) as { renderPage: RenderPage }
    return {
      // Assets are named by their content, so their names tell the rest.
      id: createHash('sha256').update(code).update(JSON.stringify(assets)).digest('hex'),
      renderPage: (page, shell, structuredData) => built.renderPage({ page, shell, assets, structuredData }),
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
