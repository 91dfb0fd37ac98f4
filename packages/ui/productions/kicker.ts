import type { FactsView } from '@lerret/model'
import type { Words } from '../words.ts'
import { runningTime } from './running-time.ts'

type Known = Pick<FactsView, 'minutes' | 'countries' | 'year'> & { kind: string }

/** What stands above a title: *Skrekk · 1 t 34 min · Tyskland 1922*, or what kind of evening it is. */
export function kickerOf({ kind, minutes, countries, year }: Known, words: Words): string {
  const origin = [countries.join(', '), year].filter(Boolean).join(' ')
  return [kind, runningTime(minutes, words), origin].filter((part) => part !== '').join(' · ')
}
