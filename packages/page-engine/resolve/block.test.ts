import { describe, expect, test } from 'vitest'
import { article, block, blockData, film, page, showing, site } from '../testing/test-records.ts'
import { catchPageError, resolveTestPage } from '../testing/test-resolve.ts'

const data = [blockData('content', { html: 'Ein' }, 'ein'), blockData('content', { html: 'To' }, 'to')]

const resolveWith = (overrides: Parameters<typeof block>[0], records = {}) =>
  resolveTestPage(
    page({ blocks: [block({ hide: true }), block({ id: 'b2', data: ['ein'], ...overrides })] }),
    {
      records: { 'block-data': data, ...records },
    },
  )

const components = (version: string) => [
  site({ components: [{ name: 'content', version, train: 'stable' }] }),
]

describe('a block', () => {
  test('has its component, its version, and an item for each block data record', () => {
    const { data: resolved } = resolveWith({ data: ['to', 'ein'] })
    expect(resolved.rows[0]?.columns[0]?.blocks).toEqual([
      {
        id: 'b2',
        component: 'content',
        version: '1.0.0',
        parts: [
          { heading: '', html: 'clean(To)', image: null },
          { heading: '', html: 'clean(Ein)', image: null },
        ],
      },
    ])
  })

  test('of an unknown component is an error that suggests a similar name', () => {
    const error = catchPageError(() => resolveWith({ component: 'programm' }))
    expect(error.message).toBe('/kino, block 2: unknown component "programm". Did you mean "program"?')
    expect(error).toMatchObject({ pageId: 'kino', blockId: 'b2', blockPosition: 2, field: 'component' })
  })

  test('of an unknown component without a similar name is an error without a suggestion', () => {
    const error = catchPageError(() => resolveWith({ component: 'xyzzyplugh' }))
    expect(error.message).toBe('/kino, block 2: unknown component "xyzzyplugh".')
    expect(catchPageError(() => resolveWith({ component: 'constructor' })).message).toContain(
      'unknown component',
    )
  })

  test("must be in the site's list of components", () => {
    const error = catchPageError(() => resolveWith({}, { site: [site({ components: [] })] }))
    expect(error.message).toBe(
      "/kino, block 2 (content): is not in the site's list of components; add it there with a version range.",
    )
  })

  test.each(['^1.0.0', '1.x', '>=1.0.0 <2', '*'])(
    'is resolved when the site asks for version %s',
    (version) => {
      expect(resolveWith({}, { site: components(version) }).data.rows).toHaveLength(1)
    },
  )

  test.each(['^2.0.0', '~0.9.0', 'nonsense'])('is an error when the site asks for version %s', (version) => {
    const error = catchPageError(() => resolveWith({}, { site: components(version) }))
    expect(error.message).toContain(`the site asks for version ${version}, but this build draws 1.0.0.`)
  })

  test('without data is empty, and the page is made', () => {
    const { data: resolved } = resolveWith({ data: [] })
    expect(resolved.rows[0]?.columns[0]?.blocks).toMatchObject([{ id: 'b2', parts: [] }])
  })

  test('may name productions and articles themselves', () => {
    const records = {
      production: [film({ id: 'nosferatu', title: 'Nosferatu' })],
      article: [article({ id: 'vaflar', title: 'Vaflar' })],
    }
    const { data: resolved } = resolveWith(
      { component: 'cover', data: ['nosferatu', 'vaflar'] },
      { ...records, site: [site()] },
    )
    expect(resolved.rows[0]?.columns[0]?.blocks[0]?.parts).toMatchObject([
      { title: 'Nosferatu' },
      { title: 'Vaflar' },
    ])
    const error = catchPageError(() => resolveWith({ data: ['vaflar'] }, records))
    expect(error.message).toContain(
      'the data "vaflar" is of the kind article, which this component does not show.',
    )
  })

  test.each(['program', 'cover-flow', 'events-list', 'culture-program'])(
    'of the component %s shows the productions that its data are, in one list with their showings',
    (component) => {
      const productions = [film({ id: 'nosferatu' }), film({ id: 'metropolis' })]
      const records = {
        production: productions,
        event: productions.map(({ id }) => showing({ id: `${id}-1`, productionId: id })),
        site: [site()],
      }
      const { data: resolved } = resolveWith({ component, data: ['nosferatu', 'metropolis'] }, records)
      expect(resolved.rows[0]?.columns[0]?.blocks[0]?.parts).toMatchObject([
        {
          productions: expect.toSatisfy((list) => list.length === 2),
          showings: expect.toSatisfy((list) => list.length === 2),
        },
      ])
    },
  )

  test.each(['ticket-list', 'ticket'])(
    'of the component %s shows the production that it names',
    (component) => {
      const records = {
        production: [film({ id: 'nosferatu', title: 'Nosferatu' })],
        event: [showing({ id: 'n-1', productionId: 'nosferatu' })],
        site: [site()],
      }
      const { data: resolved } = resolveWith({ component, data: ['nosferatu'] }, records)
      expect(resolved.rows[0]?.columns[0]?.blocks[0]?.parts).toMatchObject([
        { production: { title: 'Nosferatu' } },
      ])
    },
  )

  test('that lists cards has one list of the productions and articles that it names', () => {
    const records = {
      production: [film({ id: 'nosferatu', title: 'Nosferatu' })],
      article: [
        article({ id: 'vaflar', title: 'Vaflar' }),
        article({ id: 'bok', title: 'Bok', slug: 'bok' }),
      ],
      site: [site()],
    }
    const cards = resolveWith({ component: 'card-list', data: ['nosferatu', 'vaflar'] }, records)
    expect(cards.data.rows[0]?.columns[0]?.blocks[0]?.parts).toMatchObject([
      { cards: [{ title: 'Nosferatu' }, { title: 'Vaflar' }] },
    ])
    const news = resolveWith({ component: 'article-card-list', data: ['bok', 'vaflar'] }, records)
    expect(news.data.rows[0]?.columns[0]?.blocks[0]?.parts).toMatchObject([
      { articles: [{ title: 'Bok' }, { title: 'Vaflar' }] },
    ])
    const error = catchPageError(() =>
      resolveWith({ component: 'article-card-list', data: ['vaflar', 'nosferatu'] }, records),
    )
    expect(error.message).toContain('the data "nosferatu" is of the kind production')
  })

  test('must have data that is there, and of its own component', () => {
    expect(catchPageError(() => resolveWith({ data: ['borte'] })).message).toContain(
      'the data "borte" is not there',
    )
    const other = { 'block-data': [blockData('search-field', { heading: 'Søk' }, 'ein')] }
    const error = catchPageError(() => resolveWith({}, other))
    expect(error.message).toBe(
      '/kino, block 2 (content): the data "ein" is for the component "search-field".',
    )
    expect(error.field).toBe('data')
  })
})
