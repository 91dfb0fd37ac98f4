import {
  ACTIVITIES,
  type ContentRecord,
  HouseAnswers,
  type MenuItem,
  type PageConfig,
  type SafeHtml,
} from '@lerret/model'
import { CONTENT_SCHEMAS, createContent, findContentProblems, resolveSite } from '@lerret/page-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { starterHouse } from './index.ts'

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

const build = (answers: object = {}): ContentRecord[] =>
  starterHouse({
    ...HouseAnswers.parse({ ...ANSWERS, ...answers }),
    siteId: '5f0d6c1e-8a47-4b52-9c3e-2b7f1d904a61',
    host: 'https://oyane.example',
  })

const readPages = (records: ContentRecord[]) =>
  records.flatMap(({ kind, record }) => (kind === 'page' ? [record as PageConfig] : []))
const readMenu = (records: ContentRecord[]) =>
  records.flatMap(({ kind, record }) => (kind === 'menu-item' ? [record as MenuItem] : []))

test('whatever a house does, its records are valid and every page can be shown', () => {
  fc.assert(
    fc.property(fc.subarray([...ACTIVITIES]), (activities) => {
      const records = build({ activities })
      for (const { kind, record } of records)
        expect(CONTENT_SCHEMAS[kind].safeParse(record).error, `${kind} ${record.id}`).toBeUndefined()
      const content = createContent(records)
      expect(findContentProblems(content)).toEqual([])
      const { problems } = resolveSite({
        content,
        now: new Date('2026-11-20T12:00:00Z'),
        cleanHtml: (raw) => raw as SafeHtml,
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

test('what the house wrote is text and never markup', () => {
  const written = JSON.stringify(
    build({ title: 'A & <b>B</b>', organisation: { ...ANSWERS.organisation, street: '<i>x</i>' } }),
  )
  expect(written).not.toMatch(/<p>[^"]*<(b|i)>/)
})

test('nothing of the demo house is left in it', () => {
  expect(JSON.stringify(build())).not.toMatch(/fjordheim|billettluka/i)
})
