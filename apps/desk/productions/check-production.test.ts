import { expect, test } from 'vitest'
import { checkProduction } from './check-production.ts'
import { copyProduction, newProduction, suggestSlugs, toSlugs } from './draft-production.ts'

const film = {
  ...newProduction('film', 'movie'),
  title: 'Nosferatu',
  ediNumber: 'DXM20220117',
  ageLimit: '12' as const,
  minutes: 94,
  contents: [{ summary: 'Skrekk.', body: '<p>Skrekk.</p>' }],
  assets: [
    { type: 'poster' as const, url: '/p.jpg', focalPointQuery: '', alt: 'Plakat', width: 2, height: 3 },
  ],
  ...suggestSlugs({ id: 'film', object: 'movie', title: 'Nosferatu', ediNumber: 'DXM20220117' }),
}
const listRequired = (changes: object) =>
  checkProduction({ ...film, ...changes }).flatMap(({ field, isRequired }) => (isRequired ? [field] : []))

test('a complete film lacks nothing', () => {
  expect(film.pageReference).toBe('nosferatu-dxm-20220117')
  expect(checkProduction(film)).toEqual([])
})

test.each([
  [{ title: ' ' }, ['tittel']],
  [{ ediNumber: 'dxm1' }, ['filmnummer']],
  [{ ageLimit: undefined }, ['aldersgrense']],
  [{ parentSlug: 'nosferatu' }, ['ei adresse som kan brukast']],
  [{ trailerUrl: 'www.youtube.com' }, ['ei trailerlenkje som kan brukast']],
])('a film with %j cannot be published', (changes, expected) => {
  expect(listRequired(changes)).toEqual(expected)
})

test.each(['https://vimeo.com/1084537', '/documents/trailer'])('a trailer can be %s', (trailerUrl) => {
  expect(listRequired({ trailerUrl })).toEqual([])
})

test('a film without text and pictures can be published, and the editor reads what visitors miss', () => {
  const bare = { ...film, contents: [{ summary: '', body: '' }], assets: [], minutes: undefined }
  expect(checkProduction(bare as never)).toEqual(
    ['samandrag', 'omtale', 'lengd', 'bilete'].map((field) => ({ field, isRequired: false })),
  )
})

test('a picture has its text in the library, or else in the production', () => {
  const [poster] = film.assets
  const checkPoster = (url: string) =>
    checkProduction({ ...film, assets: [{ ...poster, url, alt: '' } as never] })
  expect(checkPoster('/images/plakat')).toEqual([])
  expect(checkPoster('/p.jpg')).toEqual([{ field: 'biletetekst', isRequired: false }])
})

test('the address of a culture event has a code, and events of the same name share the rest', () => {
  const slugs = suggestSlugs({ id: 'quiz', object: 'culture', title: 'Quiz på kafeen' })
  expect(slugs.pageReference).toMatch(/^quiz-på-kafeen-[a-z0-9]{7}$/)
  expect(toSlugs('culture', slugs.pageReference)).toEqual(slugs)
})

test('a film without a number has no address yet', () => {
  expect(suggestSlugs({ id: 'film', object: 'movie', title: 'Nosferatu' }).pageReference).toBe('')
})

test('a copy has an address and a title of its own, and no film number', () => {
  expect(copyProduction(film, 'kopi')).toEqual({
    ...newProduction('kopi', 'movie'),
    title: 'Nosferatu (kopi)',
    ageLimit: '12',
    minutes: 94,
    contents: film.contents,
    assets: film.assets,
  })
})
