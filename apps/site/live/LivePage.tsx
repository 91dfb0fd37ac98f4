import type { PageData } from '@lerret/page-engine/page-data'
import {
  type Blocks,
  FirstScreenContext,
  type LoadChunk,
  LoadChunkContext,
  Page,
  WordsContext,
} from '@lerret/ui'
import { type Consent, ConsentContext } from '@lerret/ui/consent'
import { type MemberAccess, MemberContext } from '@lerret/ui/member'
import type { SiteWords } from '@lerret/words'
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { afterPaint } from '../scheduling/after-paint.ts'
import type { EventsStore } from './events.ts'
import { lastChange, listShowings, nextChange, updatePage } from './update-page.ts'

/** Services that the blocks of an open page use. */
export interface LivePageServices {
  now: () => number
  events: EventsStore
  requestEvents: (showingIds: string[]) => void
  member: MemberAccess
  consent: Promise<Consent | null> | null
  loadChunk: LoadChunk
  words: SiteWords
}

/**
 * `hydrate`: the document already has the page's HTML, as of the time it was rendered. `first-screen`: only what fills the screen,
 * and the rest after the first paint. `full`: everything at once, so that the scroll position can be restored.
 */
export type RenderMode = 'hydrate' | 'first-screen' | 'full'

export interface LivePageProps {
  page: PageData
  blocks: Partial<Blocks>
  services: LivePageServices
  mode: RenderMode
}

/** A page that follows the clock, and fetches changes to its showings. */
export function LivePage({ page, blocks, services, mode }: LivePageProps) {
  const moment = useMoment(page, services.now, mode === 'hydrate')
  const isFirstScreen = useFirstScreen(mode === 'first-screen')
  // Deferred, so that rendering is interruptible and several updates are rendered together.
  const items = useDeferredValue(useStore(services.events, (events) => events.items))
  const updates = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const updatedPage = useMemo(() => updatePage(page, moment, updates), [page, moment, updates])
  // Most often nothing has changed, and the same element is not rendered again.
  const element = useMemo(() => <Page page={updatedPage} blocks={blocks} />, [updatedPage, blocks])
  useEffect(() => services.requestEvents(listShowings(page).map(({ id }) => id)), [page, services])
  return (
    <WordsContext value={services.words}>
      <LoadChunkContext value={services.loadChunk}>
        <MemberContext value={services.member}>
          <ConsentContext value={services.consent}>
            <FirstScreenContext value={isFirstScreen ? screenWidth() : null}>{element}</FirstScreenContext>
          </ConsentContext>
        </MemberContext>
      </LoadChunkContext>
    </WordsContext>
  )
}

/** The breakpoint at which the grid's columns stand side by side. */
const screenWidth = () => (matchMedia('(min-width: 48rem)').matches ? 'wide' : 'narrow')

/** True until the first screen has been painted. The rest is rendered as a transition, so that the page answers input meanwhile. */
function useFirstScreen(isRequested: boolean): boolean {
  const [isFirstScreen, setFirstScreen] = useState(isRequested)
  useEffect(() => {
    if (isRequested) afterPaint(() => startTransition(() => setFirstScreen(false)))
  }, [isRequested])
  return isFirstScreen && isRequested
}

/** `setTimeout` fires at once when the delay is more than 24 days. */
const MAX_TIMER_MS = 24 * 3600_000

/** The last time the page changed because time passed. Hydration starts from the time of the HTML, then catches up. */
function useMoment(page: PageData, now: () => number, isHydrating: boolean): string | null {
  const [moment, setMoment] = useState(() =>
    isHydrating ? (page.time?.asOf ?? null) : lastChange(page, now()),
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      setMoment(lastChange(page, now()))
      clearTimeout(timer)
      timer = setTimeout(update, Math.min(nextChange(page, now()) - now(), MAX_TIMER_MS))
    }
    update()
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [page, now])
  return moment
}
