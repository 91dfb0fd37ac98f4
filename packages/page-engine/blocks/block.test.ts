import { describe, expect, test } from 'vitest'
import { block, blockData, page, site } from '../testing/test-records.ts'
import { catchPageError, resolveTestPage } from '../testing/test-resolve.ts'

const data = [blockData('content', { html: 'Ein' }, 'ein'), blockData('content', { html: 'To' }, 'to')]

const build = (given: Parameters<typeof block>[0], records = {}) =>
  resolveTestPage(page({ blocks: [block({ hide: true }), block({ id: 'b2', data: ['ein'], ...given })] }), {
    records: { 'block-data': data, ...records },
  })

const components = (version: string) => [
  site({ components: [{ name: 'content', version, train: 'stable' }] }),
]

describe('a block', () => {
  test('tells its component, the version drawn, and a part for each piece of data', () => {
    const { data: built } = build({ data: ['to', 'ein'] })
    expect(built.rows[0]?.columns[0]?.blocks).toEqual([
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

  test('of an unknown component is an error that suggests the nearest one', () => {
    const error = catchPageError(() => build({ component: 'programm' }))
    expect(error.message).toBe('/kino, block 2: unknown component "programm". Did you mean "program"?')
    expect(error).toMatchObject({ pageId: 'kino', blockId: 'b2', blockPosition: 2, field: 'component' })
  })

  test('of a component that nothing resembles suggests none', () => {
    const error = catchPageError(() => build({ component: 'xyzzyplugh' }))
    expect(error.message).toBe('/kino, block 2: unknown component "xyzzyplugh".')
    expect(catchPageError(() => build({ component: 'constructor' })).message).toContain('unknown component')
  })

  test('must be in the list of components of the site', () => {
    const error = catchPageError(() => build({}, { site: [site({ components: [] })] }))
    expect(error.message).toBe(
      "/kino, block 2 (content): is not in the site's list of components; add it there with a version range.",
    )
  })

  test.each(['^1.0.0', '1.x', '>=1.0.0 <2', '*'])('is drawn when the site asks for %s', (version) => {
    expect(build({}, { site: components(version) }).data.rows).toHaveLength(1)
  })

  test.each(['^2.0.0', '~0.9.0', 'nonsense'])('is an error when the site asks for %s', (version) => {
    const error = catchPageError(() => build({}, { site: components(version) }))
    expect(error.message).toContain(`the site asks for version ${version}, but this build draws 1.0.0.`)
  })

  test('needs data, and data of its own component', () => {
    expect(catchPageError(() => build({ data: [] })).message).toContain('has no data')
    expect(catchPageError(() => build({ data: ['borte'] })).message).toContain(
      'the data "borte" is not there',
    )
    const other = { 'block-data': [blockData('search-field', { heading: 'Søk' }, 'ein')] }
    const error = catchPageError(() => build({}, other))
    expect(error.message).toBe(
      '/kino, block 2 (content): the data "ein" is for the component "search-field".',
    )
    expect(error.field).toBe('data')
  })
})
