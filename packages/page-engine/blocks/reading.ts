import type { BlockParts, BlockSettings, CoverPart, Production } from '@lerret/model'
import { destinationsOf, hrefOf } from '@lerret/model'
import { type BlockContext, throwSettingError } from '../context/page-context.ts'
import { toArticleCard } from '../views/article-card.ts'
import { toFactsView } from '../views/facts.ts'
import { toIsoInstant } from '../views/iso-instant.ts'
import { toLinkView } from '../views/link.ts'
import { findPicture } from '../views/picture.ts'
import { toProductionCard } from '../views/production-card.ts'
import { getSource, readPicture, readSourceRecord, readSourceRecords } from './setting-references.ts'

/** What is written in the settings stands before what the source gives. */
export function resolveCover(settings: BlockSettings['cover'], context: BlockContext): BlockParts['cover'] {
  const given = coverOfSource(settings.source, context)
  return {
    ...given,
    kicker: settings.kicker ?? null,
    title: settings.title ?? given.title,
    text: settings.text ?? given.text,
    image: readPicture(context, 'image', settings.image) ?? given.image,
  }
}

export function resolveContent(
  settings: BlockSettings['content'],
  context: BlockContext,
): BlockParts['content'] {
  return {
    heading: settings.heading ?? '',
    html: context.cleanHtml(settings.html),
    image: readPicture(context, 'image', settings.image),
  }
}

export function resolveCookieList(
  { heading }: BlockSettings['cookie-list'],
  { site }: BlockContext,
): BlockParts['cookie-list'] {
  return { heading, destinations: destinationsOf(site) }
}

export function resolveArticle(
  settings: BlockSettings['article'],
  context: BlockContext,
): BlockParts['article'] {
  const article = readSourceRecord(context, 'article', settings.article, 'article')
  return {
    title: article.title,
    author: article.author,
    publishedAt: toIsoInstant(article.createdAt),
    updatedAt: toIsoInstant(article.updatedAt),
    html: context.cleanHtml(article.content),
  }
}

export function resolveArticleCardList(
  settings: BlockSettings['article-card-list'],
  context: BlockContext,
): BlockParts['article-card-list'] {
  const articles = readSourceRecords(context, 'articles', settings.articles, 'article').slice(
    0,
    settings.limit,
  )
  return {
    heading: settings.heading,
    articles: articles.map((article) => toArticleCard(article, context.tracker)),
    link: toLinkView(settings.link),
  }
}

export function resolveMovieInfo(
  settings: BlockSettings['movie-info'],
  context: BlockContext,
): BlockParts['movie-info'] {
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
    html: context.cleanHtml(bodyOf(film)),
    facts: toFactsView(film),
    ediNumber: film.ediNumber,
    trailerUrl: film.trailerUrl ?? null,
  }
}

export function resolveInfo(settings: BlockSettings['info'], context: BlockContext): BlockParts['info'] {
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  return {
    heading: settings.heading,
    html: context.cleanHtml(bodyOf(production)),
    facts: toFactsView(production),
  }
}

export function resolveSearchField(
  settings: BlockSettings['search-field'],
  context: BlockContext,
): BlockParts['search-field'] {
  return { heading: settings.heading, action: hrefOf(context.site.theme.search.submitPath), query: '' }
}

/** Nobody has asked yet: whoever does is answered by the server. */
export function resolveSearchResults(
  settings: BlockSettings['search-results'],
  context: BlockContext,
): BlockParts['search-results'] {
  const action = hrefOf(context.site.theme.search.submitPath)
  return { heading: settings.heading, action, query: '', total: 0, skip: 0, hits: [] }
}

const bodyOf = ({ contents }: Production) => contents.map(({ body }) => body).join('\n')

function coverOfSource(name: string | undefined, context: BlockContext): CoverPart {
  const plain: CoverPart = {
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
  if (name === undefined) return plain

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
      ...plain,
      title: article.title,
      image: findPicture(article.image, context.tracker),
      publishedAt: toIsoInstant(article.createdAt),
    }
  }
  const production = readSourceRecord(context, 'source', name, 'production')
  const { kind, title, summary, image, poster } = toProductionCard(production)
  const { minutes, countries, year, ageLimit } = toFactsView(production)
  const tone = production.object === 'movie' ? 'film' : 'paper'
  const known = { kind, minutes, countries, year, title, text: summary, image, poster, ageLimit }
  const film = production.object === 'movie' ? { filmId: production.id, ediNumber: production.ediNumber } : {}
  return { ...plain, tone, ...known, ...film }
}
