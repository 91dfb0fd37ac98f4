import type { PageData } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import { Activity, type ReactElement, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type Life, LivePage, type LivePageProps } from './live/LivePage.tsx'

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
  let onStage: ReactElement | undefined
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
      startTransition(() => root?.render([onStage, place(page, blocks, 'first', 'hidden')]))
    },
    show(page, blocks, arrival) {
      root ??= createRoot(main)
      onStage = place(page, blocks, arrival, 'visible')
      flushSync(() => root?.render([onStage]))
    },
  }

  function draw(page: PageData, blocks: Partial<Blocks>, arrival: LivePageProps['arrival']) {
    return <LivePage key={page.path} page={page} blocks={blocks} life={life} arrival={arrival} />
  }

  /** What has been rehearsed is found again by its key, and needs only be shown. */
  function place(
    page: PageData,
    blocks: Partial<Blocks>,
    arrival: 'first' | 'whole',
    mode: 'visible' | 'hidden',
  ) {
    return (
      <Activity key={page.path} mode={mode}>
        {draw(page, blocks, arrival)}
      </Activity>
    )
  }
}
