import type { ShowingView } from '@lerret/model'
import { createContext, useContext } from 'react'
import { capitalize } from '../dates.ts'
import { toOsloDate } from '../oslo-clock.ts'
import type { Listing } from './listings.ts'

/**
 * The days and languages of a programme, which differ from page to page. The filter's stylesheet refers to them by their position in
 * these lists; all positions after the last one share it.
 */
export interface FilterKeys {
  days: string[]
  languages: string[]
}

export const MAX_DAY_FILTERS = 14
export const MAX_LANGUAGE_FILTERS = 8

/** Days in order, and languages by their number of showings. */
export function collectFilterKeys(listings: Listing[]): FilterKeys {
  const showings = listings.map(({ showing }) => showing)
  const languages = Map.groupBy(showings.map(normalizeLanguage), (language) => language)
  return {
    days: [...new Set(showings.map(({ startsAt }) => toOsloDate(startsAt)))].sort(),
    languages: Array.from(languages, ([language, { length }]) => ({ language, length }))
      .filter(({ language }) => language !== '')
      .sort((a, b) => b.length - a.length || (a.language < b.language ? -1 : 1))
      .map(({ language }) => language),
  }
}

/** The positions of a showing's day and language; empty where the programme has no filter. */
export function getFilterPositions(
  showing: ShowingView,
  keys: FilterKeys | null,
): { day?: number; language?: number } {
  if (!keys) return {}
  const language = keys.languages.indexOf(normalizeLanguage(showing))
  return {
    day: Math.min(keys.days.indexOf(toOsloDate(showing.startsAt)), MAX_DAY_FILTERS - 1),
    ...(language >= 0 && { language: Math.min(language, MAX_LANGUAGE_FILTERS - 1) }),
  }
}

export const FilterKeysContext = createContext<FilterKeys | null>(null)

export const useFilterPositions = (showing: ShowingView) =>
  getFilterPositions(showing, useContext(FilterKeysContext))

/** Editors write languages by hand, with and without a capital letter. */
const normalizeLanguage = ({ language }: ShowingView) => capitalize((language ?? '').trim())
