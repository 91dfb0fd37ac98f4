import { type Access, AGE_LIMITS, type AgeLimit, isAdmitted } from '@lerret/model'

/** The ages to choose from. Within a group the same age limits apply to everyone. */
export const AGE_GROUPS = [
  { from: 0, to: 5 },
  { from: 6, to: 8 },
  { from: 9, to: 11 },
  { from: 12, to: 14 },
  { from: 15, to: 17 },
] as const

export const ACCESS_FILTERS = [
  'wheelchair',
  'hearing-loop',
  'audio-description',
  'relaxed',
] as const satisfies Access[]

/** The age limits that admit someone of this age, alone or with an adult. */
export const listAllowedLimits = (youngest: number, withAdult: boolean): AgeLimit[] =>
  AGE_LIMITS.filter((limit) => isAdmitted(limit, [youngest], withAdult))

/** Films or culture, where a programme has both. */
export const OBJECT_FILTERS = ['movie', 'culture'] as const

/** A parameter of the address: `nar=i-helga`. */
export const toParameter = (name: string, label: string) =>
  `${name}=${encodeURIComponent(label.toLowerCase().replaceAll(' ', '-'))}`

/** The values of the controls for languages, by position. */
export const languageValue = (position: number) => `l${position}`
