import type { ProductionCard, ShowingView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { readProduction } from '../setting-references.ts'
import { productionField, textField } from '../settings/fields.ts'
import { readNextShowings } from './read-showings.ts'

export const MovieCoverSettings = z.strictObject({
  kicker: textField('settingKicker').optional(),
  productionId: productionField('settingFilm'),
})
export type MovieCoverSettings = z.infer<typeof MovieCoverSettings>

export interface MovieCoverBlockItem {
  kicker: string
  production: ProductionCard
  showings: ShowingView[]
}

export const movieCover = defineBlock({
  version: '1.0.0',
  name: 'blockMovieCover',
  help: 'blockMovieCoverHelp',
  settings: MovieCoverSettings,
  resolve: resolveMovieCover,
})

function resolveMovieCover(settings: MovieCoverSettings, context: BlockContext): MovieCoverBlockItem {
  return {
    kicker: settings.kicker ?? '',
    production: toProductionCard(
      readProduction(context, 'productionId', settings.productionId),
      context.tracker,
    ),
    showings: readNextShowings(settings.productionId, context),
  }
}
