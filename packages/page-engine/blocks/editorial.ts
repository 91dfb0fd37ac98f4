import type { BlockItems, BlockSettings, CoverBlockItem, Production } from '@lerret/model'
import { listDestinations, toHref } from '@lerret/model'
import { type BlockContext, throwSettingError } from '../context/page-context.ts'
import { toArticleCard } from '../views/article-card.ts'
import { toFactsView } from '../views/facts.ts'
import { toIsoInstant } from '../views/iso-instant.ts'
import { toLinkView } from '../views/link.ts'
import { findPicture } from '../views/picture.ts'
import { toProductionCard } from '../views/production-card.ts'
import { getSource, readPicture, readSourceRecord, readSourceRecords } from './setting-references.ts'

/** Texts in the settings replace those of the source. */
export function resolveCover(settings: BlockSettings['cover'], context: BlockContext): BlockItems['cover'] {
  const fromSource = resolveCoverSource(settings.source, context)
  return {
    ...fromSource,
    kicker: settings.kicker ?? null,
    title: settings.title ?? fromSource.title,
    text: settings.text ?? fromSource.text,
    image: readPicture(context, 'image', settings.image) ?? fromSource.image,
  }
}

export function resolveContent(
  settings: BlockSettings['content'],
  context: BlockContext,
): BlockItems['content'] {
  return {
    heading: settings.heading ?? '',
    html: context.cleanHtml(settings.html),
    image: readPicture(context, 'image', settings.image),
  }
}

export function resolveCookieList(
  { heading }: BlockSettings['cookie-list'],
  { site }: BlockContext,
): BlockItems['cookie-list'] {
  return { heading, destinations: listDestinations(site) }
}

export function resolveArticle(
  settings: BlockSettings['article'],
  context: BlockContext,
): BlockItems['article'] {
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
): BlockItems['article-card-list'] {
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
): BlockItems['movie-info'] {
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
    html: context.cleanHtml(joinBodies(film)),
    facts: toFactsView(film),
    ediNumber: film.ediNumber,
    trailerUrl: film.trailerUrl ?? null,
  }
}

export function resolveInfo(settings: BlockSettings['info'], context: BlockContext): BlockItems['info'] {
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  return {
    heading: settings.heading,
    html: context.cleanHtml(joinBodies(production)),
    facts: toFactsView(production),
  }
}

export function resolveSearchField(
  settings: BlockSettings['search-field'],
  context: BlockContext,
): BlockItems['search-field'] {
  return { heading: settings.heading, action: toHref(context.site.theme.search.submitPath), query: '' }
}

/** Published without results; the server answers a search. */
export function resolveSearchResults(
  settings: BlockSettings['search-results'],
  context: BlockContext,
): BlockItems['search-results'] {
  const action = toHref(context.site.theme.search.submitPath)
  return { heading: settings.heading, action, query: '', total: 0, skip: 0, hits: [] }
}

const joinBodies = ({ contents }: Production) => contents.map(({ body }) => body).join('\n')

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
      image: findPicture(article.image, context.tracker),
      publishedAt: toIsoInstant(article.createdAt),
    }
  }
  const production = readSourceRecord(context, 'source', name, 'production')
  const { kind, title, summary, image, poster } = toProductionCard(production)
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
    text: summary,
    image,
    poster,
    ageLimit,
    ...filmIds,
  }
}
