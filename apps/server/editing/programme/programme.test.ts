import { type Film, type Showing, splitSite } from '@lerret/model'
import { beforeAll, expect, test } from 'vitest'
import { film, showing, site } from '../../../../packages/page-engine/testing/test-records.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { deleteDraft, saveVersions } from '../../content/records/store/save-versions.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { countComingShowings, readProgramme } from './programme.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const sigrid = { author: 'Sigrid', authorId: 'sigrid' }

const readDays = (from: string, to: string) => readProgramme(db, { from, to, now })

const givenFilm = (id: string, title: string, changes: Partial<Film> = {}) => {
  const slug = `${id}-dxm-20220117`
  return film({ id, title, minutes: 94, parentSlug: slug, pageReference: slug, ...changes })
}
const givenShowing = (id: string, startsAt: string, changes: Partial<Showing> = {}) =>
  showing({ id, productionId: 'kommande', startsAt, hall: 'Storsalen', ...changes })
const save = (kind: 'production' | 'event', body: { id: string }) =>
  saveVersions(db, sigrid, [{ kind, id: body.id, basedOn: 0, body }])

beforeAll(async () => {
  await save('production', givenFilm('nosferatu', 'Nosferatu'))
  await save('production', givenFilm('kommande', 'Kommande', { objectClass: 'movie_coming' }))
  await save('production', givenFilm('seinare', 'Seinare', { objectClass: 'movie_coming' }))
  await save('event', givenShowing('fredag', '2026-11-20T18:00:00Z'))
  await save('event', givenShowing('natt', '2026-11-20T23:30:00Z'))
  await save('event', givenShowing('laurdag', '2026-11-21T18:00:00Z'))
  await save('event', givenShowing('sletta', '2026-11-20T20:00:00Z'))
  await save('event', givenShowing('flytta', '2026-11-20T19:00:00Z'))
  await save('event', givenShowing('borte', '2026-11-20T22:00:00Z'))
  await save('event', givenShowing('uferdig', '2026-11-20T21:00:00Z', { hall: '' }))
  await deleteDraft(db, { kind: 'event', id: 'sletta', basedOn: 1, ...sigrid })
  await publishVersions(db, sigrid, [
    { kind: 'production', id: 'kommande', version: 1 },
    { kind: 'event', id: 'fredag', version: 1 },
    { kind: 'event', id: 'flytta', version: 1 },
    { kind: 'event', id: 'borte', version: 1 },
  ])
  const moved = givenShowing('flytta', '2026-11-27T19:00:00Z')
  await saveVersions(db, sigrid, [{ kind: 'event', id: 'flytta', basedOn: 1, body: moved }])
  await deleteDraft(db, { kind: 'event', id: 'borte', basedOn: 1, ...sigrid })
})

test('the drafts of an evening are those before the next morning', async () => {
  const { showings } = await readDays('2026-11-20', '2026-11-20')
  expect(showings.map(({ body, ...versions }) => [body.id, versions])).toEqual([
    ['fredag', { version: 1, stableVersion: 1 }],
    ['natt', { version: 1, stableVersion: null }],
  ])
})

test('public versions are told where the draft is another or deleted, on the days that visitors see', async () => {
  const evening = await readDays('2026-11-20', '2026-11-20')
  expect(evening.publicVersions.map(({ id, startsAt }) => `${id} ${startsAt}`)).toEqual([
    'borte 2026-11-20T22:00:00Z',
    'flytta 2026-11-20T19:00:00Z',
  ])
  const later = await readDays('2026-11-27', '2026-11-27')
  expect(later.showings.map(({ body, ...versions }) => [body.id, versions])).toEqual([
    ['flytta', { version: 2, stableVersion: 1 }],
  ])
  expect(later.publicVersions).toEqual([])
})

test('films that are shown now can be planned, and so can what has a showing', async () => {
  const { productions } = await readDays('2026-11-20', '2026-11-20')
  expect(productions).toEqual([
    { id: 'kommande', title: 'Kommande', originalTitle: null, object: 'movie', minutes: 94 },
    { id: 'nosferatu', title: 'Nosferatu', originalTitle: null, object: 'movie', minutes: 94 },
  ])
})

test('halls are known whatever the days', async () => {
  const { halls } = await readDays('2027-01-01', '2027-01-07')
  expect(halls).toEqual(['Storsalen'])
})

test('a hall that only past showings name is no hall when the settings have others', async () => {
  const later = new Date('2027-01-01T12:00:00Z')
  const days = { from: '2027-01-01', to: '2027-01-07', now: later }
  expect((await readProgramme(db, days)).halls).toEqual(['Storsalen'])
  await saveVersions(db, sigrid, [
    {
      kind: 'settings',
      id: 'site',
      basedOn: 0,
      body: splitSite(site({ halls: [{ name: 'Kinosalen' }] })).settings,
    },
  ])
  await publishVersions(db, sigrid, [{ kind: 'settings', id: 'site', version: 1 }])
  expect((await readProgramme(db, days)).halls).toEqual(['Kinosalen'])
  expect((await readDays('2026-11-20', '2026-11-20')).halls).toEqual(['Storsalen', 'Kinosalen'])
})

test('the showings of a hall that have not ended are counted once each, drafts and public ones', async () => {
  expect(await countComingShowings(db, now)).toEqual([{ hall: 'Storsalen', showings: 5 }])
  expect(await countComingShowings(db, new Date('2026-11-21T12:00:00Z'))).toEqual([
    { hall: 'Storsalen', showings: 2 },
  ])
})
