import type { PageData } from '@lerret/page-engine/page-data'
import type { Blocks } from '@lerret/ui'
import { Activity, type ReactElement, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { LivePage, type LivePageServices, type RenderMode } from '../live/LivePage.tsx'
import { afterPaint } from '../scheduling/after-paint.ts'
import { fadeIn } from './fade-in.ts'
import {
  findPageElements,
  hide,
  isLaidOut,
  layOutHiddenPages,
  unhide,
  unhideBelowFold,
} from './hidden-pages.ts'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

/** Renders pages into the document's main element. */
export interface View {
  /**
   * Hydrates the page that the server rendered. Resolves when that is done: an earlier call of the other functions would make React
   * discard the server's elements and render the page again.
   */
  hydrate(page: PageData, blocks: Partial<Blocks>): Promise<void>
  /** Renders the page that will probably be opened next, hidden and at low priority. */
  prepare(page: PageData, blocks: Partial<Blocks>): void
  /** Replaces the current page synchronously. False when the new page cannot be rendered. */
  show(page: PageData, blocks: Partial<Blocks>, mode: 'first-screen' | 'full'): boolean
}

/**
 * When a page cannot be rendered, the document keeps the elements it showed. If the page is not the one the document was loaded with,
 * `loadFromServer` is called: after that page load the page is the document's own, so it happens once.
 */
export function createView(
  main: HTMLElement,
  services: LivePageServices,
  loadFromServer: (path: string) => void,
): View {
  let root: Root | undefined
  let outgoing: ReactElement | undefined
  let current: ReactElement | undefined
  let prepared: { page: PageData; element: ReactElement } | undefined
  let currentElements: HTMLElement[] = []
  // The footer is below the screen when a page is opened.
  const footer = main.nextElementSibling ? [main.nextElementSibling] : []
  new MutationObserver(() => layOutHiddenPages(main)).observe(main, { childList: true })
  return {
    hydrate(page, blocks) {
      currentElements = findPageElements(main, page.path)
      return new Promise((resolve) => {
        current = (
          <PageErrorBoundary key={page.path} onError={restoreCurrent} onMount={resolve}>
            {createPage(page, blocks, 'hydrate')}
          </PageErrorBoundary>
        )
        // Interruptible, so that the page answers input meanwhile.
        startTransition(() => {
          root = hydrateRoot(main, current)
        })
      })
    },
    prepare(page, blocks) {
      if (!current || current.key === page.path) return
      prepared = { page, element: createPage(page, blocks, 'first-screen') }
      startTransition(update)
    },
    show(page, blocks, mode) {
      if (!current) {
        root?.unmount()
        // A new root removes the elements that were left in the document.
        root = createRoot(main)
      }
      const isOpening = mode === 'first-screen' && current?.key !== page.path
      const isReady =
        isOpening && prepared?.page === page && findPageElements(main, page.path).some(isLaidOut)
      // On a phone, removing a long page takes as long as adding one: it is hidden now, and removed after the next paint.
      outgoing = isOpening ? current : undefined
      if (outgoing) hide([...main.children, ...footer])
      // React does not render an element again that it has rendered.
      current = withActivity((isReady && prepared?.element) || createPage(page, blocks, mode), 'visible')
      prepared = undefined
      // A page that is laid out only needs to be unhidden; React can update after the paint.
      if (!isReady) flushSync(update)
      if (!current) return false
      const shown = findPageElements(main, page.path)
      currentElements = shown
      unhide(shown)
      if (isOpening) shown.forEach(fadeIn)
      if (outgoing)
        afterPaint(() => {
          flushSync(removeOutgoing)
          shown.forEach(unhideBelowFold)
        })
      else shown.forEach(unhideBelowFold)
      return true
    },
  }

  function update() {
    root?.render([outgoing, current, prepared && withActivity(prepared.element, 'hidden')])
  }

  function removeOutgoing() {
    outgoing = undefined
    update()
    unhide(footer)
  }

  function createPage(page: PageData, blocks: Partial<Blocks>, mode: RenderMode) {
    return <LivePage key={page.path} page={page} blocks={blocks} services={services} mode={mode} />
  }

  /** React finds a prepared page again by its key. */
  function withActivity(element: ReactElement, mode: 'visible' | 'hidden') {
    const path = element.key as string
    const onError = () => {
      if (current?.key === path) {
        restoreCurrent()
        loadFromServer(path)
      } else if (prepared?.page.path === path) {
        prepared = undefined
        startTransition(update)
      }
    }
    return (
      <PageErrorBoundary key={path} onError={onError}>
        <Activity mode={mode}>{element}</Activity>
      </PageErrorBoundary>
    )
  }

  /** Puts back the elements of the page that was shown last. */
  function restoreCurrent() {
    outgoing = current = prepared = undefined
    main.prepend(...currentElements)
    unhide([...currentElements, ...footer])
  }
}
