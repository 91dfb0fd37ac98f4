import { type BlockParts, type BlockSettings, type CardView, giftCardUrl, shortHash } from '@lerret/model'
import { type BlockContext, failAt } from '../context/page-context.ts'
import { articleCard } from '../views/article-card.ts'
import { linkHref, linkView } from '../views/link.ts'
import { productionCard } from '../views/production-card.ts'
import { nextShowings } from './programme.ts'
import { chosenPicture, productionWithId } from './setting-references.ts'

export function slideshowPart(
  settings: BlockSettings['slideshow'],
  at: BlockContext,
): BlockParts['slideshow'] {
  const { productionId } = settings
  const production =
    productionId === undefined ? null : productionCard(productionWithId(at, 'productionId', productionId))
  return {
    kicker: settings.kicker ?? production?.kind ?? '',
    title: settings.title ?? production?.title ?? '',
    text: settings.text ?? production?.summary ?? '',
    image: chosenPicture(at, 'image', settings.image) ?? production?.image ?? null,
    link: linkView(settings.link),
    production,
    showings: productionId === undefined ? [] : nextShowings(productionId, at),
  }
}

export function modalDialogPart(
  settings: BlockSettings['modal-dialog'],
  at: BlockContext,
): BlockParts['modal-dialog'] {
  const { heading, html } = settings
  const link = linkView(settings.link)
  return {
    key: shortHash(JSON.stringify([heading, html, link?.label, link?.href])),
    heading,
    html: at.cleanHtml(html),
    link,
  }
}

export function manualCardListPart(
  settings: BlockSettings['manual-card-list'],
  at: BlockContext,
): BlockParts['manual-card-list'] {
  return {
    heading: settings.heading,
    cards: settings.cards.map(({ title, text, href, image }, index) => ({
      title,
      text,
      href: linkHref(href),
      image: chosenPicture(at, `cards.${index}.image`, image),
    })),
  }
}

export function cardListPart(
  settings: BlockSettings['card-list'],
  at: BlockContext,
): BlockParts['card-list'] {
  return {
    heading: settings.heading,
    cards: settings.picks.map((id, index) => pickedCard(id, `picks.${index}`, at)),
  }
}

export function quickLinksPart(settings: BlockSettings['quick-links']): BlockParts['quick-links'] {
  return {
    heading: settings.heading ?? '',
    links: settings.links.map(({ label, href, text }) => ({ label, href: linkHref(href), text: text ?? '' })),
  }
}

export function giftCardPart(
  settings: BlockSettings['gift-card'],
  at: BlockContext,
): BlockParts['gift-card'] {
  return {
    heading: settings.heading,
    text: settings.text,
    image: chosenPicture(at, 'image', settings.image),
    href: giftCardUrl(at.site.checkout.host, at.site.checkout.venueId),
  }
}

export function appLinksPart(settings: BlockSettings['app-links']): BlockParts['app-links'] {
  const { heading, text, appStore, googlePlay } = settings
  return { heading, text, appStore: linkHref(appStore), googlePlay: linkHref(googlePlay) }
}

function pickedCard(id: string, field: string, at: BlockContext): CardView {
  const production = at.read.find('production', id)
  if (production) {
    const { title, summary, href, image, poster } = productionCard(production)
    return { title, text: summary, href, image: image ?? poster }
  }
  const article = at.read.find('article', id)
  if (article) {
    const { title, lead, href, image } = articleCard(article, at.read)
    return { title, text: lead, href, image }
  }
  return failAt(
    at,
    field,
    `names "${id}", but no production or article has that id: deleted or not published.`,
  )
}
