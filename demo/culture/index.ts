import type { Production, Showing } from '@lerret/model'
import type { FindPicture } from '../films/assets.ts'
import { gatherings } from './gatherings.ts'
import { createCultureItem, createShowings } from './item.ts'
import { music } from './music.ts'
import { stage } from './stage.ts'
import { words } from './words.ts'

export const cultureEntries = [...music, ...stage, ...words, ...gatherings]

/** Concerts, theatre, talks and parties. */
export function cultureItems(_today: string, findPicture: FindPicture): Production[] {
  return cultureEntries.map((entry) => createCultureItem(entry, findPicture))
}

/** Their showings over the coming ten weeks, in order of time. */
export function cultureShowings(today: string): Showing[] {
  return cultureEntries
    .flatMap((entry) => createShowings(entry, today))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}
