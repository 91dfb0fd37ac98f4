import { hrefOf, type Production, type ProductionCard, productionPath } from '@lerret/model'
import { assetPicture } from './picture.ts'

export function productionCard(production: Production): ProductionCard {
  return {
    id: production.id,
    object: production.object,
    kind: kindOf(production),
    title: production.title,
    href: hrefOf(productionPath(production)),
    summary: production.contents[0]?.summary ?? '',
    ageLimit: production.ageLimit,
    minutes: production.minutes ?? null,
    premiere: production.premiere ?? null,
    poster: assetPicture(production.assets, 'poster'),
    image: assetPicture(production.assets, 'first_image'),
  }
}

function kindOf(production: Production): string {
  return production.object === 'movie' ? (production.genres?.[0] ?? '') : production.objectClass
}
