import {
  ACTIVITIES,
  type ContentRecord,
  HouseAnswers,
  LANGUAGES,
  type MenuItem,
  type PageConfig,
} from '@lerret/model'
import { CONTENT_SCHEMAS, findContentProblems } from '@lerret/page-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSafeContent } from '../packages/page-engine/testing/test-records.ts'
import { resolveSite } from '../packages/page-engine/testing/test-resolve-site.ts'
import { buildNynorsk, starterHouse } from './index.ts'
import { BOKMAAL } from './translations/bokmaal.ts'
import { ENGLISH } from './translations/english.ts'
import { buildInLanguage } from './translations/translate.ts'

const ANSWERS = {
  title: 'Øyane kulturhus',
  description: 'Kino og scene på Øyane.',
  organisation: {
    street: 'Hamnegata 1',
    postalCode: '6000',
    town: 'Øyane',
    email: 'post@oyane.example',
    phone: '+47 70 00 00 00',
    number: '974760673',
  },
  openingHours: [{ place: 'Skranken', periods: [{ days: ['friday'], opens: '17:00', closes: '22:00' }] }],
  halls: [{ name: 'Storsalen', seats: 120 }],
}

const givenHouse = (answers: object = {}) => ({
  ...HouseAnswers.parse({ ...ANSWERS, ...answers }),
  siteId: '5f0d6c1e-8a47-4b52-9c3e-2b7f1d904a61',
  host: 'https://oyane.example',
})

const build = (answers: object = {}): ContentRecord[] => starterHouse(givenHouse(answers))

const readPages = (records: ContentRecord[]) =>
  records.flatMap(({ kind, record }) => (kind === 'page' ? [record as PageConfig] : []))
const readMenu = (records: ContentRecord[]) =>
  records.flatMap(({ kind, record }) => (kind === 'menu-item' ? [record as MenuItem] : []))

test('whatever a house does, its records are valid and every page can be shown', () => {
  fc.assert(
    fc.property(fc.subarray([...ACTIVITIES]), fc.constantFrom(...LANGUAGES), (activities, language) => {
      const records = build({ activities, language })
      for (const { kind, record } of records)
        expect(CONTENT_SCHEMAS[kind].safeParse(record).error, `${kind} ${record.id}`).toBeUndefined()
      const content = createSafeContent(records)
      expect(findContentProblems(content)).toEqual([])
      const { problems } = resolveSite({
        content,
        now: new Date('2026-11-20T12:00:00Z'),
      })
      expect(problems).toEqual([])
    }),
    { numRuns: 16 },
  )
})

test('no link leads to a page that the house does not have', () => {
  fc.assert(
    fc.property(fc.subarray([...ACTIVITIES]), (activities) => {
      const records = build({ activities })
      const paths = readPages(records).map(({ path }) => path)
      const links = JSON.stringify(records).matchAll(/(?:"href":"|href=\\")(\/[^"#\\]*)/g)
      const missing = [...links].flatMap(([, href]) => (paths.includes(href ?? '') ? [] : [href]))
      expect(missing.filter((href) => !href?.endsWith('.ics'))).toEqual([])
      for (const { path } of readMenu(records)) expect(paths).toContain(path)
    }),
    { numRuns: 16 },
  )
})

test('a house gets the pages and the menu of what it does', () => {
  const labels = (activities: string[]) =>
    readMenu(build({ activities }))
      .filter(({ place }) => place === 'header')
      .map(({ label }) => label)
  expect(labels(['cinema'])).toEqual(['Program', 'Kino', 'Nyhende', 'Kontakt'])
  expect(labels(['stage', 'cafe'])).toEqual(['Program', 'Arrangement', 'Kafé', 'Nyhende', 'Kontakt'])
})

test.each(LANGUAGES)('in %s, what the house wrote is text and never markup', (language) => {
  const written = JSON.stringify(
    build({ language, title: 'A & <b>B</b>', organisation: { ...ANSWERS.organisation, street: '<i>x</i>' } }),
  )
  expect(written).not.toMatch(/<p>[^"]*<(b|i)>/)
})

test('nothing of the demo house is left in it', () => {
  expect(JSON.stringify(build())).not.toMatch(/fjordheim|billettluka/i)
})

/** Names of sources, values of filters, and what the house wrote. */
const NOT_TRANSLATED =
  /^(@?[a-z_]+|[^\p{L}]*|\{title\}.*|.*@.*|Kino og scene på Øyane\.|Hamnegata 1.*|6000 Øyane|Storsalen|404|\{.*\})$/u

test.each(['nb', 'en'])('every text is translated to %s', (language) => {
  const missing = new Set<string>()
  const tickets = { host: 'https://billettar.example', venueId: 'x', providerName: 'Billettbua' }
  for (const activities of [ACTIVITIES, ['stage'], []])
    for (const answers of [
      {},
      { tickets, organisation: { email: 'post@oyane.example' } },
      { description: '' },
    ])
      buildInLanguage(givenHouse({ language, activities, ...answers }), buildNynorsk, (text) =>
        missing.add(text),
      )
  expect([...missing].filter((text) => !NOT_TRANSLATED.test(text))).toEqual([])
})

test('both translations have the same texts', () => {
  expect(Object.keys(ENGLISH)).toEqual(Object.keys(BOKMAAL))
})

test('an English house has English pages and menus, with its own names', () => {
  const records = build({ language: 'en', title: 'Øyane & co', activities: ['cinema'] })
  expect(readMenu(records).map(({ label }) => label)).toEqual([
    'Programme',
    'Cinema',
    'News',
    'Contact',
    'Privacy statement',
    'Cookies',
  ])
  const written = JSON.stringify(records)
  expect(written).toContain('Opening hours')
  expect(written).toContain('Øyane &amp; co has not yet published')
  expect(written).toContain('News from Øyane & co.')
  expect(written).not.toMatch(/\{(title|provider)\}/)
})
