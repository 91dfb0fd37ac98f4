import { type Production, type ProductionCard, productionPath, toHref } from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findAssetPicture } from './picture.ts'
import { findTitleLanguage } from './title-language.ts'

export function toProductionCard(production: Production, tracker: Pick<ReadTracker, 'find'>): ProductionCard {
  const lang = findTitleLanguage(production)
  return {
    id: production.id,
    object: production.object,
    kind: productionKind(production),
    title: production.title,
    ...(lang && { lang }),
    href: toHref(productionPath(production)),
    summary: production.contents[0]?.summary ?? '',
    ageLimit: production.ageLimit,
    minutes: production.minutes ?? null,
    premiere: production.premiere ?? null,
    poster: findAssetPicture(production.assets, 'poster', tracker),
    image: findAssetPicture(production.assets, 'first_image', tracker),
  }
}

function productionKind(production: Production): string {
  return production.object === 'movie' ? (production.genres?.[0] ?? '') : production.objectClass
}
