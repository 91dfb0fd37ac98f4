import type { PageData } from '@lerret/model'
import { type Blocks, Page } from '@lerret/ui'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { EventsStore } from './events.ts'
import { lastChange, nextChange, presentPage, showingsOf } from './present.ts'

/** What a page needs to stay true while it is open. */
export interface Life {
  now: () => number
  events: EventsStore
  askFor: (showingIds: string[]) => void
}

export interface LivePageProps {
  page: PageData
  blocks: Partial<Blocks>
  life: Life
  /** It is drawn in the document already, at the moment it was made for. */
  isDrawn: boolean
}

/** A page that knows what time it is, and learns what is new about its showings. */
export function LivePage({ page, blocks, life, isDrawn }: LivePageProps) {
  const moment = useMoment(page, life.now, isDrawn)
  const items = useStore(life.events, (events) => events.items)
  const fresh = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const shown = useMemo(() => presentPage(page, moment, fresh), [page, moment, fresh])
  useEffect(() => life.askFor(showingsOf(page).map(({ id }) => id)), [page, life])
  return <Page page={shown} blocks={blocks} />
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
