import type { SiteFacts } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { Blocks, LoadChunk } from '@lerret/ui'
import { afterPaint } from '../scheduling/after-paint.ts'
import { documentTitle } from '../shell/document-title.ts'
import { announce, moveFocus } from '../shell/feedback.ts'
import { isFoyerScreen } from '../shell/Head.tsx'
import { resetHeader, updateMenus } from '../shell/update-header.ts'
import type { View } from './view.tsx'

interface ShowPageOptions {
  page: PageData
  blocks: Partial<Blocks>
  event: NavigateEvent
  view: View
  facts: SiteFacts
  loadChunk: LoadChunk
}

/** Shows the page of a navigation, with title, head, menus, scroll position, focus and announcement. */
export function showPage(options: ShowPageOptions) {
  const { page, blocks, event, view, facts } = options
  if (isFoyerScreen(page)) return location.reload()
  const { hash } = new URL(event.destination.url)
  const opensAtTop = event.navigationType !== 'traverse' && hash === ''
  resetHeader()
  // Before the page is replaced, while the browser still has the layout of the old one.
  if (opensAtTop) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (!view.show(page, blocks, opensAtTop ? 'first-screen' : 'full')) return
  document.title = documentTitle(page, facts)
  if (!opensAtTop) scrollInstantly(() => event.scroll())
  // Nothing of this is visible, so it waits until the page has been painted.
  afterPaint(() => {
    if (event.signal.aborted) return
    updateMenus(page.path)
    void updateHead(options)
    moveFocus(hash)
    announce(document.title)
  })
}

/** The head's tags are for programs that share or save the page. Their code is loaded with the first navigation. */
async function updateHead({ page, facts, event, loadChunk }: ShowPageOptions) {
  const code = await loadChunk('head', () => import('../shell/update-head.ts'))
  if (!event.signal.aborted) code?.updateHead(page, facts)
}

/** Smooth scrolling is for links within a page. */
function scrollInstantly(scroll: () => void) {
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  // Without this the browser would scroll with the styles it computed last.
  void getComputedStyle(document.documentElement).scrollBehavior
  scroll()
  style.scrollBehavior = ''
}
