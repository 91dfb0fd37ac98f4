import type { BlockParts, BlockSettings, CoverPart, Production } from '@lerret/model'
import { destinationsOf, hrefOf } from '@lerret/model'
import { toInstant } from '../content/showing-times.ts'
import { type BlockContext, failAt } from '../context/page-context.ts'
import { articleCard } from '../views/article-card.ts'
import { factsOf } from '../views/facts.ts'
import { linkView } from '../views/link.ts'
import { pictureOf } from '../views/picture.ts'
import { productionCard } from '../views/production-card.ts'
import { chosenPicture, listOf, oneOf, sourceNamed } from './setting-references.ts'

/** What is written in the settings stands before what the source gives. */
export function coverPart(settings: BlockSettings['cover'], at: BlockContext): BlockParts['cover'] {
  const given = coverOfSource(settings.source, at)
  return {
    ...given,
    kicker: settings.kicker ?? null,
    title: settings.title ?? given.title,
    text: settings.text ?? given.text,
    image: chosenPicture(at, 'image', settings.image) ?? given.image,
  }
}

export function contentPart(settings: BlockSettings['content'], at: BlockContext): BlockParts['content'] {
  return {
    heading: settings.heading ?? '',
    html: at.cleanHtml(settings.html),
    image: chosenPicture(at, 'image', settings.image),
  }
}

export function cookieListPart(
  { heading }: BlockSettings['cookie-list'],
  { site }: BlockContext,
): BlockParts['cookie-list'] {
  return { heading, destinations: destinationsOf(site) }
}

export function articlePart(settings: BlockSettings['article'], at: BlockContext): BlockParts['article'] {
  const article = oneOf(at, 'article', settings.article, 'article')
  return {
    title: article.title,
    author: article.author,
    publishedAt: toInstant(article.createdAt),
    updatedAt: toInstant(article.updatedAt),
    html: at.cleanHtml(article.content),
  }
}

export function articleCardListPart(
  settings: BlockSettings['article-card-list'],
  at: BlockContext,
): BlockParts['article-card-list'] {
  const articles = listOf(at, 'articles', settings.articles, 'article').slice(0, settings.limit)
  return {
    heading: settings.heading,
    articles: articles.map((article) => articleCard(article, at.read)),
    link: linkView(settings.link),
  }
}

export function movieInfoPart(
  settings: BlockSettings['movie-info'],
  at: BlockContext,
): BlockParts['movie-info'] {
  const film = oneOf(at, 'production', settings.production, 'production')
  if (film.object !== 'movie') {
    failAt(
      at,
      'production',
      `names the source "${settings.production}", which finds "${film.id}": not a film.`,
    )
  }
  return {
    heading: settings.heading,
    html: at.cleanHtml(bodyOf(film)),
    facts: factsOf(film),
    ediNumber: film.ediNumber,
    trailerUrl: film.trailerUrl ?? null,
  }
}

export function infoPart(settings: BlockSettings['info'], at: BlockContext): BlockParts['info'] {
  const production = oneOf(at, 'production', settings.production, 'production')
  return {
    heading: settings.heading,
    html: at.cleanHtml(bodyOf(production)),
    facts: factsOf(production),
  }
}

export function searchFieldPart(
  settings: BlockSettings['search-field'],
  at: BlockContext,
): BlockParts['search-field'] {
  return { heading: settings.heading, action: hrefOf(at.site.theme.search.submitPath), query: '' }
}

/** Nobody has asked yet: whoever does is answered by the server. */
export function searchResultsPart(
  settings: BlockSettings['search-results'],
  at: BlockContext,
): BlockParts['search-results'] {
  const action = hrefOf(at.site.theme.search.submitPath)
  return { heading: settings.heading, action, query: '', total: 0, skip: 0, hits: [] }
}

const bodyOf = ({ contents }: Production) => contents.map(({ body }) => body).join('\n')

function coverOfSource(name: string | undefined, at: BlockContext): CoverPart {
  const plain: CoverPart = {
    tone: 'paper',
    kicker: null,
    kind: '',
    minutes: null,
    countries: [],
    year: null,
    title: at.page.title,
    text: '',
    image: null,
    poster: null,
    ageLimit: null,
    filmId: null,
    ediNumber: null,
    publishedAt: null,
  }
  if (name === undefined) return plain

  const { model } = sourceNamed(at, 'source', name)
  if (model === 'event') {
    failAt(
      at,
      'source',
      `names the source "${name}", which finds event records; it must find a production or an article.`,
    )
  }
  if (model === 'article') {
    const article = oneOf(at, 'source', name, 'article')
    return {
      ...plain,
      title: article.title,
      image: pictureOf(article.image, at.read),
      publishedAt: toInstant(article.createdAt),
    }
  }
  const production = oneOf(at, 'source', name, 'production')
  const { kind, title, summary, image, poster } = productionCard(production)
  const { minutes, countries, year, ageLimit } = factsOf(production)
  const tone = production.object === 'movie' ? 'film' : 'paper'
  const known = { kind, minutes, countries, year, title, text: summary, image, poster, ageLimit }
  const film = production.object === 'movie' ? { filmId: production.id, ediNumber: production.ediNumber } : {}
  return { ...plain, tone, ...known, ...film }
}
