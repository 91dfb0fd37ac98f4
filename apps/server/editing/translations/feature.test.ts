import type { OriginalText } from '@lerret/api/contracts'
import { Translation, translationId } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDesk } from '../../staff/test-staff.ts'

const desk = await givenDesk()
const editor = await desk.givenStaff('editor')
const demo = givenDemoHouse()
await importRecords(
  desk.db,
  demo.records.filter(({ kind }) => kind !== 'translation'),
  'demo',
)

const read = async (path: string) => (await desk.send('GET', path, editor)).json()
const translate = (original: string, language: string) =>
  desk.send('POST', `translations/${original}`, editor, { language })
const save = async (id: string, fields: object) => {
  const basedOn = (await findDraft(desk.db, 'translation', id))?.version ?? 0
  const records = [{ kind: 'translation', id, basedOn, fields }]
  return desk.send('POST', 'content/versions', editor, { session: id, sequence: 1, records })
}
const findBody = async (id: string) => (await findDraft(desk.db, 'translation', id))?.body

describe('a new translation', () => {
  test.each([
    ['production', 'production-nosferatu'],
    ['production', 'production-julekonsert-musikklag'],
    ['page', 'page-framside'],
    ['page', 'page-production'],
    ['house', 'site'],
  ] as const)(
    'of the %s %s is a draft with the texts of the original, ready to publish',
    async (kind, id) => {
      const reply = await translate(`${kind}/${id}`, 'en')
      expect(reply.json()).toEqual({ id: translationId('en', kind, id) })
      const body = await findBody(translationId('en', kind, id))
      expect(Translation.safeParse(body).error).toBeUndefined()
      expect(body).toMatchObject({ language: 'en', translationOf: id, kind })
    },
  )

  test('of the house has its footer and opening hours, and each mark of coming showings once', async () => {
    const { texts } = await read('translation-originals/house/site')
    const paths = texts.map(({ path }: { path: string[] }) => path.join(' '))
    expect(paths).toEqual(
      expect.arrayContaining([
        'title',
        'footer 0.title',
        'footer openingHours.0.place',
        'footer openingHours.0.note',
        'showings Norsk',
        'showings Premiere',
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('of a film has its genres and countries as lists', async () => {
    await translate('production/production-metropolis', 'en')
    const { texts } = await read('translation-originals/production/production-metropolis')
    const genres = texts.find(({ path }: { path: string[] }) => path[0] === 'genres')
    expect(genres).toMatchObject({ control: 'list' })
    expect(await findBody('en.production.production-metropolis')).toMatchObject({
      genres: genres.text.split(', '),
    })
  })

  test('of an article has its title and text', async () => {
    const article = demo.records.find(({ kind }) => kind === 'article')?.record as {
      id: string
      title: string
    }
    await translate(`article/${article.id}`, 'nb')
    const body = await findBody(translationId('nb', 'article', article.id))
    expect(Translation.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ title: article.title })
  })

  test('of a page has the texts of its blocks, by block data and setting', async () => {
    await translate('page/page-kino', 'en')
    expect(await findBody('en.page.page-kino')).toMatchObject({
      title: 'Kino',
      texts: { 'kino-no': { heading: 'Program' }, 'kino-anna': { 'cards.0.title': 'Aldersgrenser' } },
    })
  })

  test('is not made twice: what was written stays', async () => {
    await translate('page/page-bar', 'en')
    await save('en.page.page-bar', { title: { value: 'Bar and café' } })
    expect((await translate('page/page-bar', 'en')).statusCode).toBe(200)
    expect(await findBody('en.page.page-bar')).toMatchObject({ title: 'Bar and café' })
  })

  test('whose title is empty is not made again either', async () => {
    await translate('page/page-om-oss', 'en')
    await save('en.page.page-om-oss', { title: { value: '' }, slug: { value: 'about-us' } })
    await translate('page/page-om-oss', 'en')
    expect(await findBody('en.page.page-om-oss')).toMatchObject({ title: '', slug: 'about-us' })
  })

  test('into the language of the house is refused', async () => {
    expect((await translate('page/page-kino', 'nn')).statusCode).toBe(422)
  })

  test('of a record that is not there is refused', async () => {
    expect((await translate('page/finst-ikkje', 'en')).statusCode).toBe(404)
  })
})

test('the translations of a record are listed for each language other than the house’s, with their state', async () => {
  await translate('page/page-parkering', 'en')
  expect(await read('translations/page/page-parkering')).toEqual({
    items: [
      { language: 'nb', id: 'nb.page.page-parkering', state: null, isOutdated: false },
      { language: 'en', id: 'en.page.page-parkering', state: 'draft', isOutdated: false },
    ],
  })
})

test('a translation is outdated when its original was published after it was saved', async () => {
  await translate('page/page-leige', 'en')
  const key = { kind: 'page', id: 'page-leige' }
  const { draft } = (await read('pages/page-leige')).page
  const changed = { ...key, basedOn: draft.version, fields: { title: { value: 'Leige av rom' } } }
  const request = { session: 'original', sequence: 1, records: [changed] }
  const { records } = (await desk.send('POST', 'content/versions', editor, request)).json()
  await desk.send('POST', 'content/publish', editor, { records })
  const { items } = await read('translations/page/page-leige')
  expect(items[1]).toMatchObject({ state: 'draft', isOutdated: true })
})

test('the texts of an original come with their labels and its address', async () => {
  const original = await read('translation-originals/production/production-julekonsert-musikklag')
  expect(original).toMatchObject({ htmlLang: 'nn', title: 'Julekonsert med Fjordheim musikklag' })
  expect(
    original.texts.map(({ path, label, control }: OriginalText) => [path.join('/'), label, control]),
  ).toEqual([
    ['title', 'Tittel', 'text'],
    ['objectClass', 'Type arrangement', 'text'],
    ['contents/0/summary', 'Ingress', 'long-text'],
    ['contents/0/body', 'Tekst', 'rich-text'],
  ])
})

test('translations are listed by language', async () => {
  await translate('page/page-kino', 'nb')
  const { items } = await read('content?kinds=translation&language=nb')
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(({ facts }: { facts: { language: string } }) => facts.language))).toEqual(
    new Set(['nb']),
  )
})
