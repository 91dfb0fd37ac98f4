import type { PageData } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type Life, LivePage } from './live/LivePage.tsx'

/** Where the page is drawn. */
export interface View {
  /** Brings to life what the document shows. */
  takeOver(page: PageData, blocks: Partial<Blocks>): void
  /** Draws another page in its place, at once. */
  show(page: PageData, blocks: Partial<Blocks>): void
}

export function createView(main: HTMLElement, life: Life): View {
  let root: Root | undefined
  return {
    takeOver(page, blocks) {
      root = hydrateRoot(main, draw(page, blocks, true))
    },
    show(page, blocks) {
      root ??= createRoot(main)
      flushSync(() => root?.render(draw(page, blocks, false)))
    },
  }

  function draw(page: PageData, blocks: Partial<Blocks>, isDrawn: boolean) {
    return <LivePage key={page.path} page={page} blocks={blocks} life={life} isDrawn={isDrawn} />
  }
}
