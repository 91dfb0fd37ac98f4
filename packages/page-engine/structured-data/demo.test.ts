import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { demoHouse } from '@lerret/demo'
import { fillTemplate, osloInstant } from '@lerret/model'
import { expect, test } from 'vitest'
import { getSite } from '../content/site.ts'
import { readSources } from '../context/sources.ts'
import { createReadTracker } from '../incremental/read-tracker.ts'
import { planPages } from '../paths/page-plan.ts'
import { createSafeContent } from '../testing/test-records.ts'
import { formatJsonLd } from './json-ld.ts'
import { resolveStructuredData } from './structured-data.ts'
import { validateJsonLd } from './test-json-ld-validation.ts'
import { findMissingProperties } from './test-search-engine-rules.ts'
import type { Thing } from './test-structured-data.ts'
import { parseVocabulary } from './test-vocabulary.ts'

const today = '2026-11-20'

function resolveDemoThings(): Map<string, Thing[]> {
  const settings = { today, host: 'https://fjordheim.example', checkoutHost: 'https://checkout.example' }
  const content = createSafeContent(demoHouse(settings).records)
  const site = getSite(content)
  const now = +osloInstant(today, '12.00')
  return new Map(
    Array.from(planPages(content).paths.values(), ({ page, params, path, language }) => {
      const houseLang = site.htmlLang
      const tracker = createReadTracker(content, language ? { language, houseLang } : null)
      const location = { pageId: page.id, path }
      const sources = readSources(page, params, tracker, location)
      const originalPath = fillTemplate(page.path, params)
      const context = { page, site, now, tracker, sources, location, originalPath }
      return [path, resolveStructuredData(context) as Thing[]]
    }),
  )
}

const things = resolveDemoThings()
const all = [...things.values()].flat()
const showings = all.filter((thing) => 'startDate' in thing)
const texts = Array.from(things, ([path, pageThings]) => ({ path, text: formatJsonLd(pageThings) }))
const vocabularyFile = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
const vocabulary = parseVocabulary(readFileSync(vocabularyFile, 'utf8'))

test('every page of the demo house has valid schema.org types, properties and values', () => {
  expect(texts.length).toBeGreaterThan(100)
  for (const { path, text } of texts) expect(validateJsonLd(text, vocabulary), path).toEqual([])
})

test('every page of the demo house has all properties that search engines require', () => {
  for (const { path, text } of texts)
    expect(findMissingProperties(text, vocabulary).required, path).toEqual([])
})

test('recommended properties are missing only where the content has no value', () => {
  const missing = texts.flatMap(({ text }) => findMissingProperties(text, vocabulary).recommended)
  const fields = new Set(missing.map((property) => property.slice(property.indexOf('.') + 1)))
  expect([...fields].sort()).toEqual([
    // Authors have no page of their own.
    'author.url',
    // Sales that have not opened yet have an opening time; others have none.
    'offers.validFrom',
    // A film has actors instead, and not every culture event has performers.
    'performer.name',
  ])
})

test('every page of the demo house has breadcrumbs, except the front page and the not-found page', () => {
  for (const [path, pageThings] of things) {
    const hasBreadcrumbs = pageThings.some((thing) => thing['@type'] === 'BreadcrumbList')
    expect(hasBreadcrumbs, path).toBe(!['/', '/en', '/404'].includes(path))
  }
})

test('every showing of the demo house has what search engines require and recommend', () => {
  expect(showings.length).toBeGreaterThan(100)
  for (const showing of showings) {
    expect(showing, String(showing['@id'])).toMatchObject({
      name: expect.stringMatching(/./),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/),
      endDate: expect.stringMatching(/\+0[12]:00$/),
      location: { address: { streetAddress: 'Kaivegen 3' } },
      description: expect.stringMatching(/./),
      image: [expect.anything(), expect.anything(), expect.anything()],
      organizer: { name: expect.stringMatching(/./) },
      eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event/),
    })
    const isNotShown = /Cancelled|Postponed/.test(String(showing.eventStatus))
    if (!isNotShown) {
      expect(showing.offers).toMatchObject({
        url: expect.stringMatching(/^https:/),
        price: expect.any(Number),
        priceCurrency: 'NOK',
        availability: expect.stringMatching(/^https:/),
      })
    }
  }
  const states = new Set(showings.map(({ eventStatus }) => eventStatus))
  expect(states.size).toBe(4)
})

test('no two things of the demo house share an @id', () => {
  // The front page describes the house in every language.
  const ids = [...things]
    .filter(([path]) => path !== '/en')
    .flatMap(([, pageThings]) => pageThings)
    .flatMap((thing) => (thing['@id'] ? [thing['@id']] : []))
  expect(new Set(ids).size).toBe(ids.length)
})

test('no value is empty, and resolving twice gives the same', () => {
  const text = formatJsonLd(all)
  expect(text).not.toMatch(/:(""|\[\]|\{\}|null)/)
  expect(formatJsonLd([...resolveDemoThings().values()].flat())).toBe(text)
})
