import './fonts.css'
import type { PageData, ShellData } from '@lerret/model'
import { NYNORSK, opensWithText, Page, type Words, WordsContext } from '@lerret/ui'
import { BLOCKS } from '@lerret/ui/blocks'
import { MAIL_NYNORSK } from '@lerret/ui/mail-words'
import { MEMBER_NYNORSK, type MemberWords } from '@lerret/ui/member-words'
import { SERVER_NYNORSK, type ServerWords } from '@lerret/ui/server-words'
import { renderToString } from 'react-dom/server'
import type { PageMark } from './shell/Document.tsx'
import { frameAround } from './shell/document-template.tsx'
import type { SiteAssets } from './shell/Head.tsx'

/** What the site says, for those who say it elsewhere: in calendars and news readers. */
export const words = { ...NYNORSK, ...SERVER_NYNORSK, ...MEMBER_NYNORSK, ...MAIL_NYNORSK }
export type { SiteAssets } from './shell/Head.tsx'

export interface RenderInput {
  page: PageData
  shell: ShellData
  /** As the build wrote it to assets.json. */
  assets: SiteAssets
  /** JSON-LD for search engines, safe inside a script; empty when there is nothing to tell. */
  structuredData?: string
  /** What the page's own file is; without it the page has none, and stays as it is drawn. */
  mark?: PageMark | undefined
  /** A house's own words, where it says things its own way. */
  words?: Partial<Words & ServerWords & MemberWords>
}

/** Page data in, the whole HTML document out. The same input gives the same bytes. */
export function renderPage({ page, shell, assets, structuredData = '', mark, words }: RenderInput): string {
  const said = words ? { ...NYNORSK, ...words } : NYNORSK
  const { preloads, content } = preloadsApart(
    renderToString(
      <WordsContext value={said}>
        <Page page={page} blocks={BLOCKS} />
      </WordsContext>,
    ),
  )
  const head = (opensWithText(page) ? fontOf(assets.textFont) : '') + preloads + scriptOf(structuredData)
  return frameAround({ page, shell, assets, mark, words: said, head, main: content })
}

/** React writes its preloads of pictures before the page; they belong in the head. */
function preloadsApart(html: string): { preloads: string; content: string } {
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? ''
  return { preloads, content: html.slice(preloads.length) }
}

/** Without this the text would stand in other letters until the stylesheet has come, and then the font. */
const fontOf = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`

const scriptOf = (structuredData: string) =>
  structuredData && `<script type="application/ld+json">${structuredData}</script>`
