import textFont from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?url'
import type { RenderInput } from '@lerret/page-engine/rendering'
import { renderPage } from '../prerender.tsx'
import app from './client.ts?url'

const assets: RenderInput['assets'] = {
  // The development server puts the styles of the source in place of this link.
  stylesheet: 'styles-of-the-source',
  preloads: [],
  textFont,
  app: [app],
  boot: 'import(document.currentScript.dataset.app)',
  foyerScreen: '',
}

/** Marks where the styles belong in a document. */
export const STYLESHEET_LINK = `<link rel="stylesheet" href="${assets.stylesheet}"/>`

/** Renders the document of a page with the current source. */
export const renderSourcePage = (input: Omit<RenderInput, 'assets'>) => renderPage({ ...input, assets })
