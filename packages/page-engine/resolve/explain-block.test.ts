import type { PageSource } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import type { BlockSettings, ComponentId } from '../blocks/registry.ts'
import { getSite } from '../content/site.ts'
import {
  article,
  block,
  blockData,
  concert,
  createTestContent,
  film,
  NOW,
  page,
  type Records,
  showing,
  source,
  where,
} from '../testing/test-records.ts'
import { explainBlock } from './explain-block.ts'

const films = source({ name: 'films', model: 'production', filter: [where('object', 'movie')] })
const showings = source({ name: 'showings', model: 'event' })
const lists = { productions: 'films', showings: 'showings' }
const records: Records = {
  production: [film({ id: 'a' }), film({ id: 'b' }), film({ id: 'ended' }), concert({ id: 'concert' })],
  event: [
    showing({
      id: 'past',
      productionId: 'ended',
      startsAt: '2026-11-19T18:00:00Z',
      endsAt: '2026-11-19T20:00:00Z',
    }),
    showing({ id: 'b1', productionId: 'b', startsAt: '2026-11-21T18:00:00Z' }),
    showing({ id: 'a1', productionId: 'a', startsAt: '2026-11-22T18:00:00Z' }),
    showing({ id: 'a2', productionId: 'a', startsAt: '2026-11-29T18:00:00Z' }),
    showing({ id: 'a3', productionId: 'a', startsAt: '2026-11-30T18:00:00Z' }),
    showing({ id: 'a4', productionId: 'a', startsAt: '2026-12-01T18:00:00Z' }),
    showing({ id: 'k1', productionId: 'concert', startsAt: '2026-11-21T18:00:00Z' }),
  ],
}

function explain<Component extends ComponentId>(
  component: Component,
  settings: BlockSettings[Component],
  sources: PageSource[] = [films, showings],
  found = records,
) {
  const explained = block({ component })
  const config = page({ sources, blocks: [explained] })
  const content = createTestContent({
    ...found,
    page: [config],
    'block-data': [blockData(component, settings)],
  })
  const input = { page: config, params: {}, content, site: getSite(content), now: NOW }
  const explanation = explainBlock(input, explained)
  const listShown = (kind: string) =>
    explanation.shown.filter((record) => record.kind === kind).map(({ id }) => id)
  return {
    sources: explanation.sources,
    productions: listShown('production'),
    showings: listShown('event'),
    articles: listShown('article'),
    production: (id: string) => explanation.explain({ kind: 'production', id }),
    showing: (id: string) => explanation.explain({ kind: 'event', id }),
    article: (id: string) => explanation.explain({ kind: 'article', id }),
  }
}

describe('a programme of films', () => {
  const settings = { heading: 'Program', mode: 'now', groupBy: 'day', filters: true, ...lists } as const
  const programme = explain('program', settings)

  test('shows the films and showings that the page shows, in its order', () => {
    expect(programme.sources).toEqual(['films', 'showings'])
    expect(programme.productions).toEqual(['b', 'a'])
    expect(programme.showings).toEqual(['b1', 'a1', 'a2', 'a3', 'a4'])
    expect(programme.production('a')).toEqual({ type: 'shown' })
  })

  test('leaves out a film without an upcoming showing, and the showing because it has ended', () => {
    expect(programme.production('ended')).toEqual({ type: 'hasShowings' })
    expect(programme.showing('past')).toEqual({ type: 'upcoming' })
  })

  test('leaves out a concert by the filter of its source, and the showing because of the concert', () => {
    expect(programme.production('concert')).toEqual({
      type: 'filter',
      source: 'films',
      property: 'object',
      value: 'movie',
      values: ['culture'],
    })
    expect(programme.showing('k1')).toEqual({ type: 'listedProduction' })
  })

  test('leaves out what is not public, and what no source finds', () => {
    expect(programme.production('draft')).toEqual({ type: 'notPublic' })
    const found = { ...records, article: [article({ id: 'news' })] }
    expect(explain('program', settings, [films, showings], found).article('news')).toEqual({
      type: 'otherKind',
    })
  })
})

test('a limit gives the place of what it leaves out, also of its showings', () => {
  const limited = explain('culture-program', { heading: 'Kultur', limit: 1, ...lists })
  expect(limited.productions).toEqual(['b'])
  expect(limited.showings).toEqual(['b1'])
  expect(limited.production('a')).toEqual({ type: 'limit', limit: 1, place: 2 })
  expect(limited.showing('a1')).toEqual({ type: 'limit', limit: 1, place: 2 })
})

test('a limit of articles gives the place of an article', () => {
  const news = source({ name: 'news', model: 'article' })
  const article1 = article({ id: 'first', slug: 'first', publishedAt: Date.parse('2026-11-19T10:00:00Z') })
  const article2 = article({ id: 'second', slug: 'second', publishedAt: Date.parse('2026-11-18T10:00:00Z') })
  const list = explain('article-card-list', { heading: 'Nytt', articles: 'news', limit: 1 }, [news], {
    article: [article1, article2],
  })
  expect(list.articles).toEqual(['first'])
  expect(list.article('second')).toEqual({ type: 'limit', limit: 1, place: 2 })
})

test('a row of covers shows three showings of each film', () => {
  const covers = explain('cover-flow', { heading: 'Filmar', ...lists })
  expect(covers.showing('a4')).toEqual({ type: 'showingLimit', limit: 3, place: 4 })
})

describe('a block of showings explains a film by its showings', () => {
  const filmShowings = source({
    name: 'showings',
    model: 'event',
    filter: [where('production.object', 'movie')],
  })
  const week = explain('schedule', { heading: 'Veka', showings: 'showings', days: 7 }, [filmShowings])

  test('that start in the days of the block', () => {
    expect(week.showings).toEqual(['b1', 'a1'])
    expect(week.showing('a2')).toEqual({ type: 'days', from: '2026-11-20', to: '2026-11-26' })
    expect(week.production('a')).toEqual({ type: 'shown' })
  })

  test('that match the filters of the source', () => {
    expect(week.production('concert')).toMatchObject({
      type: 'filter',
      property: 'production.object',
      values: ['culture'],
    })
  })

  test('that have not ended', () => {
    const poster = explain('week-poster', { heading: 'Veka', showings: 'showings', from: 'today' }, [
      filmShowings,
    ])
    expect(poster.showings).toEqual(['b1', 'a1'])
    expect(poster.production('ended')).toEqual({ type: 'hasShowings' })
  })

  test('of the next two days in the foyer', () => {
    const foyer = explain('foyer-screen', { heading: 'I dag', showings: 'showings' }, [filmShowings])
    expect(foyer.showings).toEqual(['b1', 'a1'])
    expect(foyer.showing('a2')).toEqual({ type: 'nextDays' })
  })
})

test('a ticket block shows the next showing alone', () => {
  const one = source({ name: 'film', model: 'production', collection: false, filter: [where('id', 'a')] })
  const ofFilm = source({ name: 'showings', model: 'event', filter: [where('productionId', 'a')] })
  const ticket = explain('ticket', { production: 'film', showings: 'showings' }, [one, ofFilm])
  expect(ticket.showings).toEqual(['a1'])
  expect(ticket.showing('a2')).toEqual({ type: 'limit', limit: 1, place: 2 })
  expect(ticket.production('b')).toMatchObject({ type: 'filter', property: 'id', values: ['b'] })
})
