import { type Destination, destinationKey, hrefOf, type PageData } from '@lerret/model'
import type { Answer, Consent } from '@lerret/ui/consent'
import type { Told } from '../counting/counting.ts'
import { keepAnswer, readAnswer, type Storage } from './answer.ts'
import { isNobodysBusiness } from './private-pages.ts'
import { type News, requestsFor } from './tracking-urls.ts'

export interface ConsentParts {
  destinations: readonly Destination[]
  /** Whether the browser asks for privacy on the visitor's behalf. */
  isRefused: boolean
  /** Where the site is. */
  origin: string
  storage: () => Storage
  now: () => number
  /** Asks for an address without waiting, also while the page is left. */
  request: (address: string) => void
  /** Takes away what a destination may have left in this browser. */
  forget: (kind: Destination['kind']) => void
}

export interface Asking extends Consent {
  tell(told: Told): void
  /** Reads again what another window may have answered. */
  reread(): void
}

/** Tells others what a visitor does, as far as the visitor allows it: before an answer and after a no, nothing. */
export function createConsent(parts: ConsentParts): Asking {
  const { destinations, isRefused, origin, storage, now } = parts
  const listeners = new Set<() => void>()
  let answer = readAnswer(storage, destinations, now())
  let shown: News | null = null
  const allows = (destination: Destination, by: Answer | null) =>
    !isRefused && (by?.accepted.includes(destinationKey(destination)) ?? false)

  function tellAll(news: News, to: readonly Destination[]) {
    for (const destination of to) for (const address of requestsFor(destination, news)) parts.request(address)
  }

  function change(next: Answer | null) {
    const before = answer
    answer = next
    for (const destination of destinations) if (!allows(destination, next)) parts.forget(destination.kind)
    // Whoever is allowed now is told of the page that the visitor said yes on.
    const added = destinations.filter((each) => allows(each, next) && !allows(each, before))
    if (shown) tellAll(shown, added)
    for (const listener of listeners) listener()
  }

  return {
    isRefused,
    getState: () => answer,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose(accepted) {
      const next = { accepted: [...accepted], at: new Date(now()).toISOString() }
      keepAnswer(storage, destinations, next)
      change(next)
    },
    reread: () => change(readAnswer(storage, destinations, now())),
    tell({ event, page, item }) {
      const news = { event, address: addressOf(page, origin), title: page.meta.title || page.title, item }
      const isPrivate = isNobodysBusiness(page)
      if (event === 'seen') shown = isPrivate ? null : news
      if (!isPrivate)
        tellAll(
          news,
          destinations.filter((each) => allows(each, answer)),
        )
    },
  }
}

const addressOf = ({ path }: PageData, origin: string) => origin + hrefOf(path)
