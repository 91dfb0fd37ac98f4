import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AGE_LIMITS, type Showing, ShowingState, TicketStatus } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { article, concert, film, showing } from '../testing/test-records.ts'
import { formatJsonLd } from './json-ld.ts'
import { validateJsonLd } from './test-json-ld-validation.ts'
import { findMissingProperties } from './test-search-engine-rules.ts'
import { articlePage, culturePage, filmPage, resolveThings, type Thing } from './test-structured-data.ts'
import { parseVocabulary } from './test-vocabulary.ts'

const vocabularyFile = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
const vocabulary = parseVocabulary(readFileSync(vocabularyFile, 'utf8'))

describe('for any record,', () => {
  const instant = fc
    .integer({ min: 0, max: 10_000 })
    .map((hours) => new Date(Date.parse('2026-11-21T00:00:00Z') + hours * 3_600_000).toISOString())
  const arbitraryShowing: fc.Arbitrary<Partial<Showing>> = fc.record(
    {
      startsAt: instant,
      state: fc.constantFrom(...ShowingState.options),
      ticketStatus: fc.constantFrom(...TicketStatus.options),
      previousStart: instant,
      saleOpensAt: instant,
      priceFrom: fc.nat(900),
      formats: fc.subarray(['2D', '3D', 'Atmos']),
      language: fc.constantFrom('Engelsk tale', 'Norsk', 'Klingon'),
      subtitles: fc.constantFrom('Norsk', 'Ukjend'),
      label: fc.constantFrom('Strikkekino', 'Levande orgel'),
    },
    { requiredKeys: ['startsAt', 'state', 'ticketStatus', 'previousStart'] },
  )
  const names = fc.subarray(['F.W. Murnau', 'Max Schreck'])
  const expectValid = (things: Thing[]) => {
    const text = formatJsonLd(things)
    expect(validateJsonLd(text, vocabulary)).toEqual([])
    expect(
      findMissingProperties(text, vocabulary).required.filter((property) => property !== 'Movie.image'),
    ).toEqual([])
  }

  test('a film and its showings are valid schema.org', () => {
    const arbitraryFilm = fc.record(
      {
        year: fc.integer({ min: 1895, max: 2030 }),
        minutes: fc.integer({ min: 1, max: 400 }),
        genres: names,
        directors: names,
        cast: names,
        countries: names,
        ageLimit: fc.constantFrom(...AGE_LIMITS),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(arbitraryFilm, fc.array(arbitraryShowing, { maxLength: 3 }), (facts, showings) => {
        const event = showings.map((each, index) => showing({ id: `e${index}`, ...each }))
        const record = film(facts)
        expectValid(
          resolveThings(filmPage, {
            records: { production: [record], event },
            params: { production: record.parentSlug },
          }),
        )
      }),
    )
  })

  test('a culture event is valid schema.org', () => {
    const arbitraryItem = fc.record(
      {
        objectClass: fc.constantFrom('Konsert', 'Teater', 'Dans', 'Stand-up', 'Utstilling', 'Foredrag'),
        performers: names,
        organizer: fc.constantFrom('', 'Soknet'),
      },
      { requiredKeys: ['objectClass'] },
    )
    fc.assert(
      fc.property(arbitraryItem, arbitraryShowing, (facts, showingFacts) => {
        const event = [showing({ productionId: 'konsert', ...showingFacts })]
        const records = { production: [concert(facts)], event }
        expectValid(resolveThings(culturePage, { records, params: { culture: 'haustkonsert-abc123' } }))
      }),
    )
  })

  test('an article is valid schema.org', () => {
    const arbitraryArticle = fc.record({
      title: fc.string({ minLength: 1, maxLength: 200 }).filter((title) => title.trim() !== ''),
      author: fc.constantFrom('', 'Marit Nes'),
      content: fc.constantFrom('', '<p>Hei.</p>'),
    })
    fc.assert(
      fc.property(arbitraryArticle, (facts) => {
        const records = { article: [article(facts)] }
        expectValid(resolveThings(articlePage, { records, params: { article: article(facts).slug } }))
      }),
    )
  })
})

describe('the validation finds', () => {
  const URL = 'https://fjordheim.example/'
  const validate = (thing: Thing) => validateJsonLd(formatJsonLd([thing]), vocabulary)

  test.each<[string, Thing, string]>([
    ['an unknown type', { '@type': 'Screening' }, 'is not a current type'],
    ['a misspelt property', { '@type': 'Event', startdate: '2026-11-20' }, 'Event.startdate: is no property'],
    ['a property of another type', { '@type': 'Event', headline: 'Nytt' }, 'Event.headline: belongs to'],
    ['an outdated property', { '@type': 'Movie', actors: 'Max Schreck' }, 'is now called actor'],
    ['a time without its offset', { '@type': 'Event', startDate: '2026-11-20T19:00:00' }, 'is not of Date'],
    ['a relative URL', { '@type': 'Event', url: '/kino' }, 'Event.url: "/kino" is not of URL'],
    ['a number instead of a boolean', { '@type': 'Event', isAccessibleForFree: 1 }, 'is not of Boolean'],
    [
      'a value of another enumeration',
      { '@type': 'Event', eventStatus: 'https://schema.org/InStock' },
      'eventStatus',
    ],
    [
      'an unknown enumeration value',
      { '@type': 'Event', eventStatus: 'https://schema.org/EventMoved' },
      'eventStatus',
    ],
    ['a thing of the wrong type', { '@type': 'Event', offers: { '@type': 'Place', name: 'x' } }, 'is not of'],
    [
      'a mistake in a nested thing',
      { '@type': 'Event', offers: { '@type': 'Offer', prise: 1 } },
      'Offer.prise',
    ],
    ['an empty text', { '@type': 'Event', name: ' ' }, 'Event.name'],
    ['a duration in words', { '@type': 'Movie', duration: '94 min' }, 'Movie.duration'],
  ])('%s', (_, thing, message) => {
    expect(validate(thing).join()).toContain(message)
  })

  test('missing and wrong values of required properties', () => {
    const event = { '@type': 'MusicEvent', name: 'Konsert', startDate: '2026-11-20T19:00:00+01:00' }
    const missing = (thing: Thing) => findMissingProperties(formatJsonLd([thing]), vocabulary).required
    expect(missing(event)).toEqual(['MusicEvent.location.address'])
    const location = { '@type': 'Place', address: 'Kaivegen 3' }
    expect(missing({ ...event, location })).toEqual([])
    expect(missing({ ...event, location, endDate: '2026-11-20T18:00:00+01:00' })).toHaveLength(1)
    expect(missing({ ...event, location, startDate: '2026-11-20' })).toHaveLength(1)
    expect(missing({ ...event, location, eventStatus: 'https://schema.org/EventRescheduled' })).toHaveLength(
      1,
    )
    expect(missing({ '@type': 'NewsArticle', headline: 'a'.repeat(111) })).toHaveLength(1)
    const items = [{ '@type': 'ListItem', position: 2, name: 'Kino', item: URL }]
    expect(missing({ '@type': 'BreadcrumbList', itemListElement: items })).toHaveLength(1)
  })
})
