import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { MemberWords } from '../../accounts/words.ts'
import { AppError } from '../../errors/app-error.ts'
import { NewsWords } from '../../newsletter/words.ts'
import { TicketingWords } from '../../ticketing/words.ts'
import { WatchMailWords } from '../../watch-mails/words.ts'
import { readCodeId } from './code-id.ts'
import { type Drawing, loadDrawing } from './page-renderer.ts'

/** The public site's built code: page data in, HTML out, and the files that the HTML refers to. */
export interface Renderer {
  /** Changes with the build, and with the code that makes what it draws. */
  id: string
  /**
   * `structuredData` is JSON-LD for search engines, or empty. Without a mark the page has no file of its own, and stays as it
   * is drawn.
   */
  renderPage: Drawing['renderPage']
  /** The service worker, as a script. */
  worker: Uint8Array
  /** The scripts that stand in the page itself, as a content security policy names them. */
  inlineScripts: string[]
  assets: { path: string; bytes: Uint8Array }[]
  words: SiteWords
}

const Assets = z.object({
  stylesheet: z.string(),
  preloads: z.array(z.string()),
  textFont: z.string(),
  /** The app's files, what it is made of first, and the few lines in the page that fetch them when the page is there. */
  app: z.array(z.string()),
  boot: z.string(),
})

/** Those of the site's words that are said outside its pages too. */
const SiteWords = z.object({
  program: z.string(),
  news: z.string(),
  culture: z.string(),
  cancelled: z.string(),
  postponed: z.string(),
  postponedNoDate: z.string(),
  movedFrom: z.string(),
  closedTitle: z.string(),
  closedText: z.string(),
  closedAgain: z.string(),
  ...NewsWords.shape,
  ...MemberWords.shape,
  ...WatchMailWords.shape,
  ...TicketingWords.shape,
})
export type SiteWords = z.infer<typeof SiteWords>

/** Loads the site as it was built into `dist`. `codeId` names the code that makes pages of content. */
export async function loadRenderer(dist: string, codeId = readCodeId()): Promise<Renderer> {
  try {
    const drawing = await loadDrawing(dist)
    const assets = Assets.parse(drawing.assets)
    const code = await readFile(join(dist, 'prerender.js'))
    const worker = await readFile(join(dist, 'sw.js'))
    return {
      // Assets are named by their content, so their names tell the rest.
      id: createHash('sha256')
        .update(code)
        .update(worker)
        .update(JSON.stringify(assets))
        .update(await codeId)
        .digest('hex'),
      renderPage: drawing.renderPage,
      worker,
      inlineScripts: [`'sha256-${createHash('sha256').update(assets.boot).digest('base64')}'`],
      assets: await readAssets(join(dist, 'assets')),
      words: SiteWords.parse(drawing.words),
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
