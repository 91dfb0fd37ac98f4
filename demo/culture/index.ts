import type { Production, Showing } from '@lerret/model'
import type { PictureOf } from '../films/assets.ts'
import { gatherings } from './gatherings.ts'
import { cultureItemOf, showingsOf } from './item.ts'
import { music } from './music.ts'
import { stage } from './stage.ts'
import { words } from './words.ts'

export const cultureEntries = [...music, ...stage, ...words, ...gatherings]

/** Concerts, theatre, talks and parties. Their texts do not change with the day, but callers need not know. */
export function cultureItems(_today: string, pictureOf: PictureOf): Production[] {
  return cultureEntries.map((entry) => cultureItemOf(entry, pictureOf))
}

/** Their evenings over the coming ten weeks, in order of time. */
export function cultureShowings(today: string): Showing[] {
  return cultureEntries
    .flatMap((entry) => showingsOf(entry, today))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}
