import type { Safe, SafeHtml } from '@lerret/model'
import { z } from 'zod'
import { prepareTables } from '../../views/tables.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, Html } from '../settings/fields.ts'

export const CinemaClubSettings = z.strictObject({ heading: Heading, html: Html })
export type CinemaClubSettings = z.infer<typeof CinemaClubSettings>

export interface CinemaClubBlockItem {
  heading: string
  /** The text on the club and how to join, for everyone. */
  html: SafeHtml
}

export const cinemaClub = defineBlock({
  version: '1.0.0',
  name: 'blockCinemaClub',
  help: 'blockCinemaClubHelp',
  settings: CinemaClubSettings,
  resolve: resolveCinemaClub,
})

function resolveCinemaClub(settings: Safe<CinemaClubSettings>): CinemaClubBlockItem {
  return { heading: settings.heading, html: prepareTables(settings.html) }
}
