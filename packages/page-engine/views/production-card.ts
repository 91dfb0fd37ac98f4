import { type Production, type ProductionCard, productionPath, type Safe, toHref } from '@lerret/model'
import { findForeignLang, localize, type TranslationReader } from '../translation/localize.ts'
import { localizeRecordPath } from '../translation/localized-paths.ts'
import { findAssetPicture } from './picture.ts'
import { findTitleLanguage } from './title-language.ts'

export function toProductionCard(original: Safe<Production>, tracker: TranslationReader): ProductionCard {
  const production = localize('production', original, tracker)
  const lang = findTitleLanguage(production) ?? findForeignLang('production', original.id, tracker)
  return {
    id: production.id,
    object: production.object,
    kind: productionKind(production),
    title: production.title,
    ...(lang && { lang }),
    href: toHref(localizeRecordPath('production', original.id, productionPath(original), tracker)),
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
