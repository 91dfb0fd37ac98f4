import type { FeedProduction, FeedShowing } from '@lerret/api'
import { unexpectedError } from './error.ts'
import type { ProviderFeed } from './provider.ts'
import { toTimes } from './times.ts'

const MAX_HALL_LENGTH = 100

/** A showing as a provider has it: texts for the times, and only what the provider knows. */
interface FoundShowing {
  id: string
  start: string
  end?: string | null | undefined
  hall?: string | null | undefined
  state?: FeedShowing['state']
  saleOpensAt?: string | null
  priceFrom?: number | null
  seats?: Pick<FeedShowing, 'capacity' | 'sold' | 'reserved'>
  url: string | null
}

type FoundProduction = Pick<FeedProduction, 'id' | 'title'> & Partial<FeedProduction>

/**
 * Collects showings with their productions, each production once. A showing without a readable start counts as unreadable; a feed
 * with nothing but unreadable entries fails.
 */
export function buildFeed(origin: string, unreadable: readonly (string | null)[] = []) {
  const productions = new Map<string, FeedProduction>()
  const showings: ProviderFeed['showings'] = []
  const broken = [...unreadable]
  return {
    add(production: FoundProduction, { id, start, end, hall, seats, ...showing }: FoundShowing) {
      const times = toTimes(start, end, production.minutes)
      if (!times) {
        broken.push(id)
        return
      }
      if (!productions.has(production.id))
        productions.set(production.id, { filmNumber: null, ageLimit: null, minutes: null, ...production })
      showings.push({
        productionId: production.id,
        state: 'planned',
        saleOpensAt: null,
        priceFrom: null,
        ...showing,
        ...(seats ?? { capacity: null, sold: 0, reserved: 0 }),
        ...times,
        id,
        hall: hall?.trim().slice(0, MAX_HALL_LENGTH) ?? '',
      })
    },
    addUnreadable: (id: string | null) => void broken.push(id),
    finish(): ProviderFeed {
      if (showings.length === 0 && broken.length > 0) throw unexpectedError(origin, 'start')
      return { productions: [...productions.values()], showings, unreadable: broken }
    },
  }
}
