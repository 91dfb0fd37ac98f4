import type { PageData } from '@lerret/model'
import { ArrivalContext, type Blocks, type FetchPart, Page, PartsContext } from '@lerret/ui'
import { type Consent, ConsentContext } from '@lerret/ui/consent'
import { type MemberAccess, MemberContext } from '@lerret/ui/member'
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { afterPaint } from '../scheduling/after-paint.ts'
import type { EventsStore } from './events.ts'
import { lastChange, nextChange, presentPage, showingsOf } from './update-page.ts'

/** What a page needs to stay true while it is open. */
export interface Life {
  now: () => number
  events: EventsStore
  askFor: (showingIds: string[]) => void
  member: MemberAccess
  consent: Promise<Consent | null> | null
  fetchPart: FetchPart
}

export interface LivePageProps {
  page: PageData
  blocks: Partial<Blocks>
  life: Life
  /**
   * `drawn`: it stands in the document already, as it was at the moment it was made for. `first`: what fills a screen comes at
   * once and the rest after it is painted. `whole`: all of it at once, as its place on it is to be found again.
   */
  arrival: 'drawn' | 'first' | 'whole'
}

/** A page that knows what time it is, and learns what is new about its showings. */
export function LivePage({ page, blocks, life, arrival }: LivePageProps) {
  const moment = useMoment(page, life.now, arrival === 'drawn')
  const isArriving = useArriving(arrival === 'first')
  // News are drawn bit by bit, and those that come at once together.
  const items = useDeferredValue(useStore(life.events, (events) => events.items))
  const fresh = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const shown = useMemo(() => presentPage(page, moment, fresh), [page, moment, fresh])
  // Most often nothing is new, and then nothing is drawn again.
  const drawing = useMemo(() => <Page page={shown} blocks={blocks} />, [shown, blocks])
  useEffect(() => life.askFor(showingsOf(page).map(({ id }) => id)), [page, life])
  return (
    <PartsContext value={life.fetchPart}>
      <MemberContext value={life.member}>
        <ConsentContext value={life.consent}>
          <ArrivalContext value={isArriving ? widthOfScreen() : null}>{drawing}</ArrivalContext>
        </ConsentContext>
      </MemberContext>
    </PartsContext>
  )
}

/** As the grid's columns have it: side by side, or below each other. */
const widthOfScreen = () => (matchMedia('(min-width: 48rem)').matches ? 'wide' : 'narrow')

/** True until what was drawn first has been painted. The rest is drawn bit by bit, so that a press is answered meanwhile. */
function useArriving(isFirst: boolean): boolean {
  const [isArriving, setArriving] = useState(isFirst)
  useEffect(() => {
    if (isFirst) afterPaint(() => startTransition(() => setArriving(false)))
  }, [isFirst])
  return isArriving && isFirst
}

/** Timers of more than 24 days fire at once. */
const LONGEST_WAIT = 24 * 3600_000

/** The last moment at which the page changed by itself. What is drawn already is taken over as it is, then brought up to date. */
function useMoment(page: PageData, now: () => number, isDrawn: boolean): string | null {
  const [moment, setMoment] = useState(() => (isDrawn ? (page.time?.asOf ?? null) : lastChange(page, now())))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      setMoment(lastChange(page, now()))
      clearTimeout(timer)
      timer = setTimeout(update, Math.min(nextChange(page, now()) - now(), LONGEST_WAIT))
    }
    update()
    // A phone that has slept has not run its timers.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [page, now])
  return moment
}
