import { listParameters, PageConfig, PROGRAMME_CALENDARS } from '@lerret/model'
import { BLOCKS, BlockData } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { halls } from '../halls.ts'
import { menuItems } from '../site/index.ts'
import { hallPath } from './house/halls.ts'
import { blockData, pages } from './index.ts'
import { collectHtml, findLinks, findTags, headingLevels, internalLinks, sourcesNamedIn } from './testing.ts'

const PATHS = pages().map(({ path }) => path)
const dataById = new Map(blockData().map((data) => [data.id, data]))

/** Reserved for records that other folders write. */
const FAMILIES = [/^\/article\/.+/]

test('every page and every piece of block data follows its schema', () => {
  for (const page of pages()) expect(PageConfig.safeParse(page).error, page.id).toBeUndefined()
  for (const data of blockData()) {
    expect(BlockData.safeParse(data).error, data.id).toBeUndefined()
    expect(BLOCKS[data.component].settings.safeParse(data.settings).error, data.id).toBeUndefined()
  }
})

test('ids and paths are unique', () => {
  expectUnique(pages().map(({ id }) => id))
  expectUnique(PATHS)
  expectUnique(blockData().map(({ id }) => id))
  for (const page of pages()) expectUnique(page.blocks.map(({ id }) => id))
})

test('every required path has a page with its blocks', () => {
  const routes: Record<string, string[]> = {
    '/': [
      'slideshow',
      'modal-dialog',
      'card-list',
      'cover-flow',
      'card-list',
      'quick-links',
      'culture-program',
      'schedule',
      'article-card-list',
      'news-subscribe',
    ],
    '/kino': ['cover-flow', 'program', 'program', 'manual-card-list', 'news-subscribe', 'movie-cover'],
    '/kino-gammel': ['cover-flow'],
    '/kommande-filmar': ['program'],
    '/den-store-kinodagen': ['cover', 'program'],
    '/filmar': ['events-list'],
    '/kultur': ['culture-program'],
    '/program': ['content'],
    '/sok': ['search-field'],
    '/nyhende': ['article-card-list', 'article'],
    '/article/{article}': ['cover', 'article'],
    '/{production}': ['cover', 'ticket-list', 'movie-info', 'reviews'],
    '/{culture}': ['cover', 'ticket-list', 'info'],
    '/av': ['content'],
    '/tilsette': ['content'],
    '/aldersgrenser': ['content'],
    '/covid-19': ['content'],
    '/leige': ['content'],
    '/studio': ['content'],
    '/bar': ['content'],
    '/ebillett': ['content'],
    '/backline': ['content'],
    '/utstyr': ['content'],
    '/parkering': ['content'],
    '/om-oss': ['content'],
    '/informasjonskapsler': ['content'],
    '/personvernerklaering': ['content'],
    '/tilgjenge': ['content'],
    '/test': ['content'],
    '/skjerm': ['foyer-screen'],
    '/veka': ['program', 'quick-links', 'quick-links'],
    '/plakat': ['week-poster'],
    '/kontakt': ['content'],
    ...Object.fromEntries(halls().map((hall) => [hallPath(hall), ['cover', 'content', 'hall']])),
    '/logg-inn': ['login'],
    '/ny-konto': ['create-account'],
    '/gloymt-passord': ['forgot-password'],
    '/nytt-passord': ['reset-password'],
    '/mi-side': ['profile'],
    '/vil-sja': ['watch-list'],
    '/mine-billettar': ['my-tickets'],
    '/kinoklubb': ['cinema-club'],
    '/404': ['cover', 'search-field', 'content'],
    '/utan-nett': ['cover', 'program', 'culture-program'],
  }
  expect([...PATHS].sort()).toEqual(Object.keys(routes).sort())
  for (const page of pages()) {
    const left = page.blocks.map(({ component }) => component)
    for (const component of routes[page.path] ?? []) {
      expect(left, page.path).toContain(component)
      left.splice(left.indexOf(component), 1)
    }
  }
})

test('the page of the cinema day has its date and explanation before the films', () => {
  const blocks = pageAt('/den-store-kinodagen').blocks.map(({ id }) => id)
  expect(blocks).toEqual(['kinodagen-topp', 'kinodagen-slik', 'kinodagen-neste', 'kinodagen-program'])
  expect(dataById.get('kinodagen-topp')?.settings).toMatchObject({
    kicker: 'Neste gong: første laurdagen i november',
  })
  expect(dataById.get('kinodagen-program')?.settings).toMatchObject({ mode: 'coming' })
})

test('the front page has one hidden block, and no other page has any', () => {
  const hiddenIds = pages().flatMap(({ blocks }) => blocks.filter(({ hide }) => hide).map(({ id }) => id))
  expect(hiddenIds).toEqual(['framside-sommarkino'])
})

test('the trial page shows every component once', () => {
  const trial = pageAt('/test').blocks.map(({ component }) => component)
  expect(trial.toSorted()).toEqual(Object.keys(BLOCKS).toSorted())
})

test("every block's data exists, is of its component, and is used once", () => {
  const used = pages().flatMap(({ blocks }) => blocks)
  for (const block of used) {
    expect(block.data, block.id).not.toHaveLength(0)
    for (const id of block.data) expect(dataById.get(id)?.component, id).toBe(block.component)
  }
  expect(used.flatMap(({ data }) => data).toSorted()).toEqual([...dataById.keys()].toSorted())
})

test('every block is in a row and a column of its page, and no column is empty', () => {
  for (const { path, blocks, template } of pages()) {
    const columns = template.rows.flatMap((row) => row.columns.map(({ index }) => `${row.index}/${index}`))
    const taken = new Set(blocks.map(({ place }) => `${place.row}/${place.column}`))
    expect([...taken].toSorted(), path).toEqual(columns.toSorted())
    expectUnique(blocks.map(({ place }) => `${place.row}/${place.column}/${place.order}`))
  }
})

test('a row fills at most the twelve columns, and a phone has one', () => {
  for (const { path, template } of pages()) {
    for (const { columns } of template.rows) {
      for (const screen of ['md', 'lg'] as const) {
        const spans = columns.map((column) => column.screen[screen].span)
        const isStacked = spans.every((span) => span === 12)
        if (!isStacked) expect(sum(spans), path).toBeLessThanOrEqual(12)
      }
      for (const column of columns) expect(column.screen.xs.span, path).toBe(12)
    }
  }
})

test('sources named in settings and in meta bindings exist on the page', () => {
  for (const page of pages()) {
    const known = page.sources.map(({ name }) => name)
    expectUnique(known)
    for (const data of createData(page)) {
      for (const name of sourcesNamedIn(data.settings)) expect(known, `${data.id}: ${name}`).toContain(name)
    }
    for (const { source } of page.meta.data.flatMap(({ bindings }) => bindings)) {
      for (const [, name] of source.matchAll(/\{(\w+)\./g)) expect([...known, 'site']).toContain(name)
    }
  }
})

test('every path parameter is bound by one source, and no source uses another', () => {
  for (const page of pages()) {
    const usedParameters = page.sources
      .filter(({ collection }) => !collection)
      .flatMap(({ filter }) => filter.map(({ value }) => value))
      .filter((value) => String(value).startsWith('@'))
    expect(usedParameters, page.path).toEqual(listParameters(page.path).map((name) => `@${name}`))
  }
})

const CALENDARS = Object.values<string>(PROGRAMME_CALENDARS)

test('every internal link leads to a page, a known family or a calendar', () => {
  for (const page of pages()) {
    for (const data of createData(page)) {
      for (const [link = ''] of internalLinks(data.settings).map((href) => href.split('#'))) {
        const isKnown =
          PATHS.includes(link) || CALENDARS.includes(link) || FAMILIES.some((family) => family.test(link))
        expect(isKnown, `${data.id} links to ${link}`).toBe(true)
      }
    }
  }
})

test('headings begin at level two, or three below a block heading, and skip none', () => {
  for (const data of blockData()) {
    const settings = data.settings as Record<string, unknown>
    let last = 'heading' in settings ? 2 : 1
    for (const level of headingLevels(collectHtml(settings))) {
      expect(level, data.id).toBeGreaterThan(1)
      expect(level, data.id).toBeLessThanOrEqual(last + 1)
      if ('heading' in settings) expect(level, data.id).toBeGreaterThan(2)
      last = level
    }
  }
})

test('HTML is well-formed, tables have captions and scopes, and ampersands are escaped', () => {
  for (const data of blockData()) {
    const html = collectHtml(data.settings)
    const open: string[] = []
    for (const { name, isClosing } of findTags(html)) {
      if (name === 'br' || name === 'img') continue
      if (isClosing) expect(open.pop(), data.id).toBe(name)
      else open.push(name)
    }
    expect(open, data.id).toEqual([])
    expect(html.match(/&(?!(amp|lt|gt|quot|nbsp|#\d+);)/g), data.id).toBeNull()
    expect(html, `${data.id}: a number that may be broken over two lines`).not.toMatch(/\d \d{3}\b/)
    expect(html.split('<table>').length, data.id).toBe(html.split('<table><caption>').length)
    expect(html, data.id).not.toMatch(/<th(?! scope=)[ >]/)
    expect(html, data.id).not.toContain('undefined')
  }
})

test('links in texts describe their target', () => {
  for (const data of blockData()) {
    for (const { text } of findLinks(collectHtml(data.settings))) {
      expect(text.trim(), data.id).not.toMatch(/^(her|les meir|klikk her|)$/i)
    }
  }
})

test('every page has a description of a length that search engines show', () => {
  const descriptions = pages().map((page) => findMeta(page, 'description'))
  expectUnique(descriptions)
  for (const [index, description] of descriptions.entries()) {
    expect(description, PATHS[index]).not.toBe('')
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
  expect(findMeta(pageAt('/404'), 'title')).toBe('404')
  expect(pageAt('/404').title).toBe('404')
  for (const page of pages()) {
    if (page.path !== '/404') expect(findMeta(page, 'title')).toMatch(/ \| \{site\.title\}$/)
  }
})

test('detail pages are bound to their records', () => {
  const film = pageAt('/{production}')
  expect(film.meta.data[0]?.bindings).toEqual([
    { binding: 'title', source: '{production.title} | {site.title}' },
    { binding: 'description', source: '{production.contents.0.summary}' },
    { binding: 'keywords', source: '{production.features}' },
    { binding: 'image', source: '{production.assets}' },
  ])
  expect(film.sources).toEqual([
    {
      name: 'production',
      model: 'production',
      collection: false,
      filter: [
        { property: 'object', value: 'movie', operator: 'eq' },
        { property: 'parentSlug', value: '@production', operator: 'eq' },
      ],
    },
    {
      name: 'showings',
      model: 'event',
      collection: true,
      filter: [{ property: 'production.parentSlug', value: '@production', operator: 'eq' }],
    },
  ])
  expect(findMeta(pageAt('/article/{article}'), 'image')).toBe('{article.image}')
})

test('no text has a bokmål word that nynorsk spells differently', () => {
  const bokmal =
    /(?<!\p{L})(ikke|jeg|hvor|hvem|hva|hvordan|hvis|noe|noen|være|gjøre|fra|bare|mye|åpen|åpner|uke|uken|billetter|mandag|tirsdag|lørdag|egen|eget|en|dere)(?!\p{L})/iu
  for (const data of blockData()) {
    const text = JSON.stringify(data.settings).replace(/(https?:|mailto:|(?<!<)\/)[^"\s<>\\]*/g, '')
    expect(text.match(bokmal)?.[0], data.id).toBeUndefined()
  }
})

test('menu entries of this site lead to pages, apart from upper and lower case', () => {
  const lower = PATHS.map((path) => path.toLowerCase())
  for (const { path } of menuItems('https://fjordheim.example')) {
    if (path.startsWith('/')) expect(lower).toContain(path.toLowerCase())
  }
})

function pageAt(path: string): PageConfig {
  const page = pages().find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page at ${path}.`)
  return page
}

const createData = (page: PageConfig) =>
  page.blocks.flatMap(({ data }) => data.flatMap((id) => dataById.get(id) ?? []))

const findMeta = (page: PageConfig, wanted: string) =>
  page.meta.data[0]?.bindings.find(({ binding }) => binding === wanted)?.source ?? ''

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

test('each hall has a page with its numbers, which the contact page links to', () => {
  const contactLinks = internalLinks(dataById.get('kontakt-tekst')?.settings ?? {})
  for (const hall of halls()) {
    const facts = pageAt(hallPath(hall)).blocks.find(({ component }) => component === 'hall')
    expect(dataById.get(facts?.id ?? '')?.settings).toMatchObject({ hall: hall.name })
    expect(contactLinks).toContain(hallPath(hall))
  }
})
