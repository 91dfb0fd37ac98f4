import { z } from 'zod'
import { type BlockContext, throwSettingError } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord } from '../setting-references.ts'
import { Heading, sourceField } from '../settings/fields.ts'

export const ReviewsSettings = z.strictObject({
  heading: Heading,
  production: sourceField('settingProduction'),
})
export type ReviewsSettings = z.infer<typeof ReviewsSettings>

export interface ReviewsBlockItem {
  heading: string
  ediNumber: string
  /** The film's content id. */
  filmId: string
}

export const reviews = defineBlock({
  version: '1.0.0',
  name: 'blockReviews',
  help: 'blockReviewsHelp',
  settings: ReviewsSettings,
  resolve: resolveReviews,
})

function resolveReviews(settings: ReviewsSettings, context: BlockContext): ReviewsBlockItem {
  const film = readSourceRecord(context, 'production', settings.production, 'production')
  if (film.object !== 'movie') {
    const text = `names the source "${settings.production}", which finds "${film.id}": not a film.`
    throwSettingError(context, 'production', text)
  }
  return { heading: settings.heading, ediNumber: film.ediNumber, filmId: film.id }
}
