import type { SiteTicketing } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { emptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { createProviderFetch } from '../ticketing/provider/provider-fetch.ts'
import { givenProvider } from '../ticketing/provider/test-provider.ts'
import { toAgeLimit } from './facts.ts'
import { fetchFilmFacts, readFilmFacts } from './store.ts'

const { db } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const { records } = givenDemoHouse({ host: 'https://x.example', checkoutHost: 'https://y.example' })
const ticketing = records.find(({ kind }) => kind === 'ticketing')?.record as SiteTicketing

const MOVIE = {
  mainVersionId: 'DXM20220117',
  title: 'Nosferatu',
  titleOriginal: 'Nosferatu, eine Symphonie des Grauens',
  genres: ['Skrekk', ' '],
  lengthInMinutes: 94,
  rating: '12 år',
  synopsisIngress: 'Grev <b>Orlok</b> flyttar.',
  synopsisBodyText: 'Første avsnitt & meir.\n\nAndre.',
  premiere: '2026-12-24T00:00:00',
  productionYear: 1922,
  nationalities: 'Tyskland, Frankrike',
}

let source: Awaited<ReturnType<typeof givenProvider>>
let movie: unknown
let found: unknown[]

beforeEach(async () => {
  await emptyDatabase(db)
  source = await givenProvider()
  movie = MOVIE
  found = [MOVIE, { title: 'Nosferatu 2', mainVersionId: 'DXM20220118' }]
  source.replyWith(async (request, reply) => {
    const { query, variables } = JSON.parse((await request.toArray()).join(''))
    const movieQuery = query.includes('getMovie(')
      ? { getMovie: variables.movieId === MOVIE.mainVersionId ? movie : null }
      : { searchForMovies: found }
    reply.end(JSON.stringify({ data: { movieQuery } }))
  })
})

async function setSource() {
  const filmFacts = { kind: 'filmweb' as const, url: `${source.url}/graphql` }
  await saveAndPublish(db, 'ticketing', { ...ticketing, filmFacts })
}

const fetchFacts = (ediNumber?: string, title = 'nosferatu') =>
  fetchFilmFacts(
    { db, fetch: createProviderFetch([source.url]), now: NOW },
    { productionId: 'film', ediNumber, title },
  )

test('a film’s facts are found by its number, cleaned, and stored with their source', async () => {
  await setSource()
  const result = await fetchFacts('DXM20220117')
  expect(result).toEqual({
    source: 'Filmweb',
    fetchedAt: NOW.toISOString(),
    facts: {
      ediNumber: 'DXM20220117',
      originalTitle: 'Nosferatu, eine Symphonie des Grauens',
      year: 1922,
      countries: ['Tyskland', 'Frankrike'],
      genres: ['Skrekk'],
      ageLimit: '12',
      minutes: 94,
      premiere: '2026-12-24',
      summary: 'Grev Orlok flyttar.',
      text: '<p>Første avsnitt &amp; meir.</p><p>Andre.</p>',
    },
  })
  expect(await readFilmFacts(db, 'film')).toEqual({ hasSource: true, found: result })
})

test('without a number, the only film with the title is taken, and two with the same title are refused', async () => {
  await setSource()
  expect((await fetchFacts()).facts.ediNumber).toBe('DXM20220117')
  found = [MOVIE, { title: 'NOSFERATU', mainVersionId: 'DXM20220119' }]
  await expect(fetchFacts()).rejects.toMatchObject({ code: 'film_ambiguous' })
  found = []
  await expect(fetchFacts()).rejects.toMatchObject({ code: 'film_not_found' })
})

test('what the source does not know, or says oddly, is no fact', async () => {
  await setSource()
  movie = {
    mainVersionId: 'x',
    genres: 7,
    lengthInMinutes: 0,
    premiere: 'snart',
    synopsisBodyText: null,
    rating: 13,
  }
  expect((await fetchFacts('DXM20220117')).facts).toEqual({})
})

test('HTML of the source is cleaned', async () => {
  await setSource()
  movie = { ...MOVIE, synopsisBodyText: '<p onclick="x()">Hei<script>alert(1)</script></p>' }
  expect((await fetchFacts('DXM20220117')).facts.text).toBe('<p>Hei</p>')
})

test('an unknown film and an error page are different errors, and the facts stay', async () => {
  await setSource()
  await fetchFacts('DXM20220117')
  await expect(fetchFacts('DXM20990117')).rejects.toMatchObject({ code: 'film_not_found' })
  source.replyWith((_request, reply) => reply.end('<p>Feil</p>'))
  await expect(fetchFacts('DXM20220117')).rejects.toMatchObject({ code: 'ticketing_unavailable' })
  expect((await readFilmFacts(db, 'film')).found?.facts.year).toBe(1922)
})

test('a house without a source asks nobody', async () => {
  await expect(fetchFacts('DXM20220117')).rejects.toMatchObject({ code: 'film_source_missing' })
  expect(await readFilmFacts(db, 'film')).toEqual({ hasSource: false, found: null })
  expect(source.requests).toEqual([])
})

test.each([
  ['A', 'A'],
  ['Tillatt for alle', 'A'],
  [6, '6'],
  ['15 år', '15'],
  [11, undefined],
  [null, undefined],
])('the rating %j is the age limit %s', (rating, limit) => {
  expect(toAgeLimit(rating)).toBe(limit)
})
