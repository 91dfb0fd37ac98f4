import { z } from 'zod'
import type { PictureView, ProgrammeView } from '../views.ts'
import { Heading, SourceName } from './setting-fields.ts'

/** Blocks read from a distance: the programme on the foyer screen, and on a printed poster. */

export const FoyerScreenSettings = z.strictObject({ heading: Heading, showings: SourceName })
export interface FoyerScreenBlockItem extends ProgrammeView {
  /** Shown small beside the date. */
  heading: string
}

const WEEK_STARTS = ['today', 'this-monday', 'next-monday'] as const

export const WeekPosterSettings = z.strictObject({
  heading: Heading,
  showings: SourceName,
  from: z.enum(WEEK_STARTS).describe('Frå i dag, frå måndag eller neste veke'),
})
export interface WeekPosterBlockItem extends ProgrammeView {
  heading: string
  /** The dates of the first and the last of the seven days. */
  from: string
  to: string
  house: HouseView
}

/** The house's contact details on a poster. Missing ones are empty. */
export interface HouseView {
  name: string
  logo: PictureView | null
  /** `Kaivegen 3, 5999 Fjordheim` */
  address: string
  phone: string
  email: string
  /** `fjordheim.example` */
  web: string
}
