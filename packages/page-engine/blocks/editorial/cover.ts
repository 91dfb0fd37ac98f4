import { type AgeLimit, articlePublishedAt, type PictureView } from '@lerret/model'
import { z } from 'zod'
import { type BlockContext, throwSettingError } from '../../context/page-context.ts'
import { toFactsView } from '../../views/facts.ts'
import { toIsoInstant } from '../../views/iso-instant.ts'
import { findPicture } from '../../views/picture.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { getSource, readPicture, readSourceRecord } from '../setting-references.ts'
import { longTextField, PictureId, sourceField, textField } from '../settings/fields.ts'

export const CoverSettings = z.strictObject({
  /** A production or article whose title, text and picture are used where they are not set here. */
  source: sourceField('settingCoverSource').optional(),
  kicker: textField('settingKicker').optional(),
  title: textField('settingTitle').optional(),
  text: longTextField('settingLead').optional(),
  image: PictureId.optional(),
})
export type CoverSettings = z.infer<typeof CoverSettings>

export interface CoverBlockItem {
  tone: 'film' | 'paper'
  /** The kicker as an editor wrote it; when null, it is made of the next four. */
  kicker: string | null
  kind: string
  minutes: number | null
  countries: string[]
  year: number | null
  title: string
  /** The language code of the title, if it is not Norwegian. */
  lang?: string
  text: string
  image: PictureView | null
  poster: PictureView | null
  ageLimit: AgeLimit | null
  /** A film's content id, for the watch list. */
  filmId: string | null
  /** A film's EDI number, for its rating. */
  ediNumber: string | null
  /** An article's instant of publication. */
  publishedAt: string | null
}

export const cover = defineBlock({
  version: '2.0.0',
  name: 'blockCover',
  help: 'blockCoverHelp',
  settings: CoverSettings,
  resolve: resolveCover,
})

/** Texts in the settings replace those of the source. */
function resolveCover(settings: CoverSettings, context: BlockContext): CoverBlockItem {
  const { lang, ...fromSource } = resolveCoverSource(settings.source, context)
  return {
    ...fromSource,
    ...(lang && settings.title === undefined && { lang }),
    kicker: settings.kicker ?? null,
    title: settings.title ?? fromSource.title,
    text: settings.text ?? fromSource.text,
    image: readPicture(context, 'image', settings.image) ?? fromSource.image,
  }
}

/** The cover of a production or an article; without a source, a cover with the page's title. */
function resolveCoverSource(name: string | undefined, context: BlockContext): CoverBlockItem {
  const empty: CoverBlockItem = {
    tone: 'paper',
    kicker: null,
    kind: '',
    minutes: null,
    countries: [],
    year: null,
    title: context.page.title,
    text: '',
    image: null,
    poster: null,
    ageLimit: null,
    filmId: null,
    ediNumber: null,
    publishedAt: null,
  }
  if (name === undefined) return empty

  const { model } = getSource(context, 'source', name)
  if (model === 'event') {
    throwSettingError(
      context,
      'source',
      `names the source "${name}", which finds event records; it must find a production or an article.`,
    )
  }
  if (model === 'article') {
    const article = readSourceRecord(context, 'source', name, 'article')
    return {
      ...empty,
      title: article.title,
      text: article.lead ?? '',
      image: findPicture(article.image, context.tracker),
      publishedAt: toIsoInstant(articlePublishedAt(article)),
    }
  }
  const production = readSourceRecord(context, 'source', name, 'production')
  const { kind, title, lang, summary, image, poster } = toProductionCard(production, context.tracker)
  const { minutes, countries, year, ageLimit } = toFactsView(production)
  const tone = production.object === 'movie' ? 'film' : 'paper'
  const filmIds =
    production.object === 'movie' ? { filmId: production.id, ediNumber: production.ediNumber } : {}
  return {
    ...empty,
    tone,
    kind,
    minutes,
    countries,
    year,
    title,
    ...(lang && { lang }),
    text: summary,
    image,
    poster,
    ageLimit,
    ...filmIds,
  }
}
