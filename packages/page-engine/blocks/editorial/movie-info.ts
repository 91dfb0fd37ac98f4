import { type FactsView, findPlayableVideo, type PlayableVideo, type SafeHtml } from '@lerret/model'
import { z } from 'zod'
import { type BlockContext, throwSettingError } from '../../context/page-context.ts'
import { toFactsView } from '../../views/facts.ts'
import { prepareTables } from '../../views/tables.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord } from '../setting-references.ts'
import { Heading, sourceField } from '../settings/fields.ts'
import { joinBodies } from './join-bodies.ts'

export const MovieInfoSettings = z.strictObject({
  heading: Heading,
  production: sourceField('settingProduction'),
})
export type MovieInfoSettings = z.infer<typeof MovieInfoSettings>

export interface MovieInfoBlockItem {
  heading: string
  html: SafeHtml
  facts: FactsView
  ediNumber: string
  trailerUrl: string | null
  /** The trailer, when the page can play it. */
  trailerVideo: PlayableVideo | null
}

export const movieInfo = defineBlock({
  version: '2.0.0',
  name: 'blockMovieInfo',
  help: 'blockMovieInfoHelp',
  settings: MovieInfoSettings,
  resolve: resolveMovieInfo,
})

function resolveMovieInfo(settings: MovieInfoSettings, context: BlockContext): MovieInfoBlockItem {
  const film = readSourceRecord(context, 'production', settings.production, 'production')
  if (film.object !== 'movie') {
    throwSettingError(
      context,
      'production',
      `names the source "${settings.production}", which finds "${film.id}": not a film.`,
    )
  }
  return {
    heading: settings.heading,
    html: prepareTables(joinBodies(film)),
    facts: toFactsView(film),
    ediNumber: film.ediNumber,
    trailerUrl: film.trailerUrl ?? null,
    trailerVideo: findPlayableVideo(film.trailerUrl ?? ''),
  }
}
