import type { PageData } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import { Activity, type ReactElement, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterPaint } from './after-paint.ts'
import { fadeIn } from './fade-in.ts'
import { type Life, LivePage, type LivePageProps } from './live/LivePage.tsx'
import { hide, isLaidOut, layOutAhead, pagesAt, unhide, unhideBelowScreen } from './out-of-sight.ts'

/** Where the page is drawn. */
export interface View {
  /** Brings to life what the document shows. */
  takeOver(page: PageData, blocks: Partial<Blocks>): void
  /** Draws a page that is about to be wanted behind the scene, while nothing more urgent is to be done. */
  rehearse(page: PageData, blocks: Partial<Blocks>): void
  /** Draws another page in its place, at once. */
  show(page: PageData, blocks: Partial<Blocks>, arrival: 'first' | 'whole'): void
}

export function createView(main: HTMLElement, life: Life): View {
  let root: Root | undefined
  let leaving: ReactElement | undefined
  let onStage: ReactElement | undefined
  let rehearsed: { page: PageData; drawing: ReactElement } | undefined
  // What stands below the page is not on the screen when a page is opened.
  const below = main.nextElementSibling ? [main.nextElementSibling] : []
  new MutationObserver(() => layOutAhead(main)).observe(main, { childList: true })
  return {
    takeOver(page, blocks) {
      onStage = draw(page, blocks, 'drawn')
      // Bit by bit, so that a press is answered meanwhile.
      startTransition(() => {
        root = hydrateRoot(main, onStage)
      })
    },
    rehearse(page, blocks) {
      if (onStage?.key === page.path) return
      rehearsed = { page, drawing: draw(page, blocks, 'first') }
      startTransition(update)
    },
    show(page, blocks, arrival) {
      root ??= createRoot(main)
      const isNew = onStage?.key !== page.path
      const isReady =
        isNew && arrival === 'first' && rehearsed?.page === page && pagesAt(main, page.path).some(isLaidOut)
      // Taking a long page down takes a phone as long as putting one up: now it is only hidden, and goes when the next is seen.
      leaving = isNew && arrival === 'first' ? onStage : undefined
      if (leaving) hide([...main.children, ...below])
      // The very same drawing needs not be drawn again.
      onStage = inPlace((isReady && rehearsed?.drawing) || draw(page, blocks, arrival), 'visible')
      rehearsed = undefined
      // What is laid out is seen as soon as it is not hidden, and React may hear of it afterwards.
      if (!isReady) flushSync(update)
      const shown = pagesAt(main, page.path)
      unhide(shown)
      if (isNew && arrival === 'first') shown.forEach(fadeIn)
      if (!leaving) return shown.forEach(unhideBelowScreen)
      afterPaint(() => {
        flushSync(clear)
        shown.forEach(unhideBelowScreen)
      })
    },
  }

  function update() {
    root?.render([leaving, onStage, rehearsed && inPlace(rehearsed.drawing, 'hidden')])
  }

  function clear() {
    leaving = undefined
    update()
    unhide(below)
  }

  function draw(page: PageData, blocks: Partial<Blocks>, arrival: LivePageProps['arrival']) {
    return <LivePage key={page.path} page={page} blocks={blocks} life={life} arrival={arrival} />
  }

  /** What has been rehearsed is found again by its key, and needs only be shown. */
  function inPlace(drawing: ReactElement, mode: 'visible' | 'hidden') {
    return (
      <Activity key={drawing.key} mode={mode}>
        {drawing}
      </Activity>
    )
  }
}
