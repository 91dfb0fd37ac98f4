import type { PageData } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import { Activity, type ReactElement, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type Life, LivePage, type LivePageProps } from '../live/LivePage.tsx'
import { afterPaint } from '../scheduling/after-paint.ts'
import { fadeIn } from './fade-in.ts'
import { hide, isLaidOut, layOutAhead, pagesAt, unhide, unhideBelowScreen } from './hidden-pages.ts'
import { Whole } from './PageErrorBoundary.tsx'

/** Where the page is drawn. */
export interface View {
  /** Brings to life what the document shows. */
  takeOver(page: PageData, blocks: Partial<Blocks>): void
  /** Draws a page that is about to be wanted behind the scene, while nothing more urgent is to be done. */
  rehearse(page: PageData, blocks: Partial<Blocks>): void
  /** Draws another page in its place, at once, and tells whether it could. */
  show(page: PageData, blocks: Partial<Blocks>, arrival: 'first' | 'whole'): boolean
}

/**
 * A page that cannot be drawn, or no longer, leaves in the document what stood there. One that came with the document stays so;
 * of any other the server is asked, by `load`: that happens once, as it then is the document's own.
 */
export function createView(main: HTMLElement, life: Life, load: (path: string) => void): View {
  let root: Root | undefined
  let leaving: ReactElement | undefined
  let onStage: ReactElement | undefined
  let rehearsed: { page: PageData; drawing: ReactElement } | undefined
  let standing: HTMLElement[] = []
  // What stands below the page is not on the screen when a page is opened.
  const below = main.nextElementSibling ? [main.nextElementSibling] : []
  new MutationObserver(() => layOutAhead(main)).observe(main, { childList: true })
  return {
    takeOver(page, blocks) {
      onStage = whole(draw(page, blocks, 'drawn'), page.path, stay)
      standing = pagesAt(main, page.path)
      // Bit by bit, so that a press is answered meanwhile.
      startTransition(() => {
        root = hydrateRoot(main, onStage)
      })
    },
    rehearse(page, blocks) {
      if (!onStage || onStage.key === page.path) return
      rehearsed = { page, drawing: draw(page, blocks, 'first') }
      startTransition(update)
    },
    show(page, blocks, arrival) {
      if (!onStage) {
        root?.unmount()
        // A new one clears away what was left standing.
        root = createRoot(main)
      }
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
      if (!onStage) return false
      const shown = pagesAt(main, page.path)
      standing = shown
      unhide(shown)
      if (isNew && arrival === 'first') shown.forEach(fadeIn)
      if (leaving)
        afterPaint(() => {
          flushSync(clear)
          shown.forEach(unhideBelowScreen)
        })
      else shown.forEach(unhideBelowScreen)
      return true
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
    const path = drawing.key as string
    return whole(<Activity mode={mode}>{drawing}</Activity>, path, () => {
      if (onStage?.key === path) {
        stay()
        load(path)
      } else if (rehearsed?.page.path === path) {
        rehearsed = undefined
        startTransition(update)
      }
    })
  }

  /** The document has what it had before. */
  function stay() {
    leaving = onStage = rehearsed = undefined
    main.prepend(...standing)
    unhide([...standing, ...below])
  }
}

const whole = (drawing: ReactElement, path: string, onBroken: () => void) => (
  <Whole key={path} onBroken={onBroken}>
    {drawing}
  </Whole>
)
