import { type BlockItems, type BlockSettings, type CardView, giftCardUrl, shortHash } from '@lerret/model'
import { type BlockContext, throwSettingError } from '../context/page-context.ts'
import { toArticleCard } from '../views/article-card.ts'
import { normalizeHref, toLinkView } from '../views/link.ts'
import { toProductionCard } from '../views/production-card.ts'
import { readNextShowings } from './programme.ts'
import { readPicture, readProduction } from './setting-references.ts'

export function resolveSlideshow(
  settings: BlockSettings['slideshow'],
  context: BlockContext,
): BlockItems['slideshow'] {
  const { productionId } = settings
  const production =
    productionId === undefined
      ? null
      : toProductionCard(readProduction(context, 'productionId', productionId))
  return {
    kicker: settings.kicker ?? production?.kind ?? '',
    title: settings.title ?? production?.title ?? '',
    text: settings.text ?? production?.summary ?? '',
    image: readPicture(context, 'image', settings.image) ?? production?.image ?? null,
    link: toLinkView(settings.link),
    production,
    showings: productionId === undefined ? [] : readNextShowings(productionId, context),
  }
}

export function resolveModalDialog(
  settings: BlockSettings['modal-dialog'],
  context: BlockContext,
): BlockItems['modal-dialog'] {
  const { heading, html } = settings
  const link = toLinkView(settings.link)
  return {
    key: shortHash(JSON.stringify([heading, html, link?.label, link?.href])),
    heading,
    html: context.cleanHtml(html),
    link,
  }
}

export function resolveManualCardList(
  settings: BlockSettings['manual-card-list'],
  context: BlockContext,
): BlockItems['manual-card-list'] {
  return {
    heading: settings.heading,
    cards: settings.cards.map(({ title, text, href, image }, index) => ({
      title,
      text,
      href: normalizeHref(href),
      image: readPicture(context, `cards.${index}.image`, image),
    })),
  }
}

export function resolveCardList(
  settings: BlockSettings['card-list'],
  context: BlockContext,
): BlockItems['card-list'] {
  return {
    heading: settings.heading,
    cards: settings.picks.map((id, index) => toPickedCard(id, `picks.${index}`, context)),
  }
}

export function resolveQuickLinks(settings: BlockSettings['quick-links']): BlockItems['quick-links'] {
  return {
    heading: settings.heading ?? '',
    links: settings.links.map(({ label, href, text }) => ({
      label,
      href: normalizeHref(href),
      text: text ?? '',
    })),
  }
}

export function resolveGiftCard(
  settings: BlockSettings['gift-card'],
  context: BlockContext,
): BlockItems['gift-card'] {
  return {
    heading: settings.heading,
    text: settings.text,
    image: readPicture(context, 'image', settings.image),
    href: giftCardUrl(context.site.checkout.host, context.site.checkout.venueId),
  }
}

export function resolveAppLinks(settings: BlockSettings['app-links']): BlockItems['app-links'] {
  const { heading, text, appStore, googlePlay } = settings
  return { heading, text, appStore: normalizeHref(appStore), googlePlay: normalizeHref(googlePlay) }
}

function toPickedCard(id: string, field: string, context: BlockContext): CardView {
  const production = context.tracker.find('production', id)
  if (production) {
    const { title, summary, href, image, poster } = toProductionCard(production)
    return { title, text: summary, href, image: image ?? poster }
  }
  const article = context.tracker.find('article', id)
  if (article) {
    const { title, lead, href, image } = toArticleCard(article, context.tracker)
    return { title, text: lead, href, image }
  }
  return throwSettingError(
    context,
    field,
    `names "${id}", but no production or article has that id: deleted or not published.`,
  )
}
