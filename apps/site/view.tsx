import type { PageData } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type Life, LivePage, type LivePageProps } from './live/LivePage.tsx'

/** Where the page is drawn. */
export interface View {
  /** Brings to life what the document shows. */
  takeOver(page: PageData, blocks: Partial<Blocks>): void
  /** Draws another page in its place, at once. */
  show(page: PageData, blocks: Partial<Blocks>, arrival: 'first' | 'whole'): void
}

export function createView(main: HTMLElement, life: Life): View {
  let root: Root | undefined
  return {
    takeOver(page, blocks) {
      // Bit by bit, so that a press is answered meanwhile.
      startTransition(() => {
        root = hydrateRoot(main, draw(page, blocks, 'drawn'))
      })
    },
    show(page, blocks, arrival) {
      root ??= createRoot(main)
      flushSync(() => root?.render(draw(page, blocks, arrival)))
    },
  }

  function draw(page: PageData, blocks: Partial<Blocks>, arrival: LivePageProps['arrival']) {
    return <LivePage key={page.path} page={page} blocks={blocks} life={life} arrival={arrival} />
  }
}
