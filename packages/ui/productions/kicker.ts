import type { FactsView } from '@lerret/model'
import type { SiteWords } from '@lerret/words'
import { formatRunningTime } from './running-time.ts'

type KickerFacts = Pick<FactsView, 'minutes' | 'countries' | 'year'> & { kind: string }

/** The line above a title: *Skrekk · 1 t 34 min · Tyskland 1922*. */
export function formatKicker({ kind, minutes, countries, year }: KickerFacts, words: SiteWords): string {
  const origin = [countries.join(', '), year].filter(Boolean).join(' ')
  return [kind, formatRunningTime(minutes, words), origin].filter((fact) => fact !== '').join(' · ')
}
