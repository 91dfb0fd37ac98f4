import { type Destination, destinationKey, toHref } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { Answer, Consent } from '@lerret/ui/consent'
import type { TrackedEvent } from '../counting/counting.ts'
import { readAnswer, type Storage, storeAnswer } from './answer.ts'
import { isPrivatePage } from './private-pages.ts'
import { type TrackingPayload, trackingUrls } from './tracking-urls.ts'

export interface ConsentDependencies {
  destinations: readonly Destination[]
  /** Whether the browser sends a privacy signal, which counts as a refusal. */
  isRefused: boolean
  /** The site's own origin. */
  origin: string
  storage: () => Storage
  now: () => number
  /** Sends a request that may outlive the page; its reply is ignored. */
  sendRequest: (address: string) => void
  /** Deletes the cookies that a destination may have set in this browser. */
  deleteCookies: (kind: Destination['kind']) => void
}

export interface ConsentTracker extends Consent {
  /** Reports an event to the destinations that the visitor has accepted. */
  track(event: TrackedEvent): void
  /** Reads the stored answer again, which another window may have changed. */
  reread(): void
}

/** Nothing is sent before the visitor has answered, or after a refusal. */
export function createConsent(dependencies: ConsentDependencies): ConsentTracker {
  const { destinations, isRefused, origin, storage, now } = dependencies
  const listeners = new Set<() => void>()
  let answer = readAnswer(storage, destinations, now())
  let currentPageView: TrackingPayload | null = null
  const isAccepted = (destination: Destination, by: Answer | null) =>
    !isRefused && (by?.accepted.includes(destinationKey(destination)) ?? false)

  function send(payload: TrackingPayload, to: readonly Destination[]) {
    for (const destination of to)
      for (const address of trackingUrls(destination, payload)) dependencies.sendRequest(address)
  }

  function change(next: Answer | null) {
    const before = answer
    answer = next
    for (const destination of destinations)
      if (!isAccepted(destination, next)) dependencies.deleteCookies(destination.kind)
    // Destinations accepted just now get the view of the page on which the visitor accepted them.
    const added = destinations.filter((each) => isAccepted(each, next) && !isAccepted(each, before))
    if (currentPageView) send(currentPageView, added)
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
      storeAnswer(storage, destinations, next)
      change(next)
    },
    reread: () => change(readAnswer(storage, destinations, now())),
    track({ event, page, item }) {
      const payload = { event, address: pageUrl(page, origin), title: page.meta.title || page.title, item }
      const isPrivate = isPrivatePage(page)
      if (event === 'page-view') currentPageView = isPrivate ? null : payload
      if (!isPrivate)
        send(
          payload,
          destinations.filter((each) => isAccepted(each, answer)),
        )
    },
  }
}

const pageUrl = ({ path }: PageData, origin: string) => origin + toHref(path)
