import { type Access, AGE_LIMITS, type AgeLimit, isAdmitted } from '@lerret/model'

/** What a visitor can tell of the youngest in the party. Nobody's rights change within a group. */
export const AGE_GROUPS = [
  { from: 0, to: 5 },
  { from: 6, to: 8 },
  { from: 9, to: 11 },
  { from: 12, to: 14 },
  { from: 15, to: 17 },
] as const

/** What a visitor can ask of a showing. */
export const ACCESS_WANTED = [
  'wheelchair',
  'hearing-loop',
  'audio-description',
  'relaxed',
] as const satisfies Access[]

/** The age limits that let in somebody of this age, alone or with an adult. */
export const allowedLimits = (youngest: number, withAdult: boolean): AgeLimit[] =>
  AGE_LIMITS.filter((limit) => isAdmitted(limit, [youngest], withAdult))

/** What the control for a day or a language is worth, by its place among them. */
export const dayValue = (place: number) => `d${place}`
export const languageValue = (place: number) => `l${place}`
