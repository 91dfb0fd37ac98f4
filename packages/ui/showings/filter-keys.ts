import type { ShowingView } from '@lerret/model'
import { createContext, useContext } from 'react'
import { capitalised } from '../dates.ts'
import { dateOf } from '../oslo-clock.ts'
import type { Listing } from './listings.ts'

/**
 * What a programme can be filtered by that no stylesheet can know beforehand: its days and its languages.
 * A stylesheet knows their places in these lists instead; what comes after the last place shares it.
 */
export interface FilterKeys {
  days: string[]
  languages: string[]
}

export const DAY_PLACES = 14
export const LANGUAGE_PLACES = 8

/** Days in their order, languages with the most shown first. */
export function filterKeysOf(listings: Listing[]): FilterKeys {
  const showings = listings.map(({ showing }) => showing)
  const languages = Map.groupBy(showings.map(languageOf), (language) => language)
  return {
    days: [...new Set(showings.map(({ startsAt }) => dateOf(startsAt)))].sort(),
    languages: Array.from(languages, ([language, { length }]) => ({ language, length }))
      .filter(({ language }) => language !== '')
      .sort((a, b) => b.length - a.length || (a.language < b.language ? -1 : 1))
      .map(({ language }) => language),
  }
}

/** The place of a showing's day and language; nothing where the programme is not filtered. */
export function placesOf(showing: ShowingView, keys: FilterKeys | null): { day?: number; language?: number } {
  if (!keys) return {}
  const language = keys.languages.indexOf(languageOf(showing))
  return {
    day: Math.min(keys.days.indexOf(dateOf(showing.startsAt)), DAY_PLACES - 1),
    ...(language >= 0 && { language: Math.min(language, LANGUAGE_PLACES - 1) }),
  }
}

export const FilterKeysContext = createContext<FilterKeys | null>(null)

export const usePlaces = (showing: ShowingView) => placesOf(showing, useContext(FilterKeysContext))

/** Editors write languages by hand, with and without a capital letter. */
const languageOf = ({ language }: ShowingView) => capitalised((language ?? '').trim())
