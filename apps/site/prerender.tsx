import type { BuiltSite } from '@lerret/page-engine/rendering'
import { getHouseWords } from '@lerret/words/languages'
import '@lerret/ui/fonts.css'
import { beginsWithText, IsPreviewContext, Page, WordsContext } from '@lerret/ui'
import { BLOCKS } from '@lerret/ui/blocks'
import { renderToString } from 'react-dom/server'
import { renderDocument } from './shell/document-template.tsx'

/** Renders page data as an HTML document. The same input gives the same bytes. */
export const renderPage: BuiltSite['renderPage'] = (input) => {
  const { page, shell, assets, structuredData = '', mark, isPreview = false } = input
  const words = getHouseWords(shell)
  const { preloads, content } = separatePreloads(
    renderToString(
      <WordsContext value={words}>
        <IsPreviewContext value={isPreview}>
          <Page page={page} blocks={BLOCKS} />
        </IsPreviewContext>
      </WordsContext>,
    ),
  )
  const fontPreload = beginsWithText(page) ? renderFontPreload(assets.textFont) : ''
  const head = fontPreload + preloads + renderStructuredData(structuredData)
  return renderDocument({ page, shell, assets, mark, words, head, main: content })
}

/** React writes the preloads of images before the page's HTML; they belong in the head. */
function separatePreloads(html: string): { preloads: string; content: string } {
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? ''
  return { preloads, content: html.slice(preloads.length) }
}

/** Without this the browser would show a fallback font until it has loaded the stylesheet and then the font. */
const renderFontPreload = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`

const renderStructuredData = (structuredData: string) =>
  structuredData && `<script type="application/ld+json">${structuredData}</script>`
