import type { ShowingView } from '@lerret/model'
import { createContext, useContext } from 'react'
import { capitalize } from '../dates.ts'
import { toOsloDate } from '../oslo-clock.ts'
import type { Listing } from './listings.ts'
import { isWithin, listPeriods, type Period } from './periods.ts'

/**
 * The periods and languages of a programme, which differ from page to page. The filter's stylesheet refers to languages by their
 * position in the list; all positions after the last one share it.
 */
export interface FilterKeys {
  periods: Period[]
  languages: string[]
}

export const MAX_LANGUAGE_FILTERS = 8

/** Periods in order, and languages by their number of showings. */
export function collectFilterKeys(listings: Listing[], now: string | null): FilterKeys {
  const showings = listings.map(({ showing }) => showing)
  const dates = [...new Set(showings.map(({ startsAt }) => toOsloDate(startsAt)))].sort()
  const languages = Map.groupBy(showings.map(normalizeLanguage), (language) => language)
  return {
    periods: listPeriods(dates, now === null ? (dates[0] ?? '') : toOsloDate(now)),
    languages: Array.from(languages, ([language, { length }]) => ({ language, length }))
      .filter(({ language }) => language !== '')
      .sort((a, b) => b.length - a.length || (a.language < b.language ? -1 : 1))
      .map(({ language }) => language),
  }
}

/** The attributes of a row that the filter's stylesheet reads; none where the programme has no filter. */
export function getFilterAttributes({ showing, production }: Listing, keys: FilterKeys | null) {
  if (!keys) return {}
  const date = toOsloDate(showing.startsAt)
  const periods = keys.periods.filter((period) => isWithin(date, period))
  const language = keys.languages.indexOf(normalizeLanguage(showing))
  return {
    'data-age': production.ageLimit,
    'data-access': showing.access.join(' ') || undefined,
    'data-object': production.object,
    'data-when': periods.map(({ value }) => value).join(' '),
    'data-language': language < 0 ? undefined : Math.min(language, MAX_LANGUAGE_FILTERS - 1),
  }
}

export const FilterKeysContext = createContext<FilterKeys | null>(null)

export const useFilterAttributes = (listing: Listing) =>
  getFilterAttributes(listing, useContext(FilterKeysContext))

/** Whether the period that is chosen at first leaves this day out, in a programme by day. */
export function useIsLeftOut(date: string): boolean {
  const [first, ...others] = useContext(FilterKeysContext)?.periods ?? []
  return first !== undefined && others.length > 0 && !isWithin(date, first)
}

/** Editors write languages by hand, with and without a capital letter. */
const normalizeLanguage = ({ language }: ShowingView) => capitalize((language ?? '').trim())
