import { z } from 'zod'
import type { PictureView, ProgrammeView } from '../page/views.ts'
import { Heading, SourceName } from './setting-fields.ts'

/** Blocks that are seen from afar: the programme on a screen in the foyer, and on paper on a shop door. */

export const FoyerScreenSettings = z.strictObject({ heading: Heading, showings: SourceName })
export interface FoyerScreenBlockItem extends ProgrammeView {
  /** What stands small beside the day. The programme is of the day that is shown and the next one with anything on. */
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
  /** The first and the last of the seven days, as dates. */
  from: string
  to: string
  house: HouseView
}

/** The house as it signs a poster. What it has not told is empty. */
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
