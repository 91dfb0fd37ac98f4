import { beforeAll, expect, test } from 'vitest'
import { publishVersions } from '../content/store/publish-versions.ts'
import { deleteDraft, saveVersions } from '../content/store/save-versions.ts'
import { givenDatabase } from '../db/test-database.ts'
import { readProgramme } from './programme.ts'

const db = await givenDatabase()
const sigrid = { author: 'Sigrid', authorId: 'sigrid' }

const film = (id: string, title: string, changes: object = {}) => ({
  id,
  object: 'movie',
  objectClass: 'movie',
  title,
  ageLimit: '12',
  minutes: 94,
  parentSlug: `${id}-dxm-20220117`,
  pageReference: `${id}-dxm-20220117`,
  ediNumber: 'DXM20220117',
  contents: [{ summary: '', body: '' }],
  assets: [],
  features: [],
  ...changes,
})
const showing = (id: string, startsAt: string, changes: object = {}) => ({
  id,
  productionId: 'kommande',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 7_200_000).toISOString(),
  hall: 'Storsalen',
  ticketStatus: 'at-door',
  state: 'planned',
  formats: [],
  access: [],
  ...changes,
})
const save = (kind: 'production' | 'event', body: { id: string }) =>
  saveVersions(db, sigrid, [{ kind, id: body.id, basedOn: 0, body }])

beforeAll(async () => {
  await save('production', film('nosferatu', 'Nosferatu'))
  await save('production', film('kommande', 'Kommande', { objectClass: 'movie_coming' }))
  await save('production', film('seinare', 'Seinare', { objectClass: 'movie_coming' }))
  await save('event', showing('fredag', '2026-11-20T18:00:00Z'))
  await save('event', showing('natt', '2026-11-20T23:30:00Z'))
  await save('event', showing('laurdag', '2026-11-21T18:00:00Z'))
  await save('event', showing('sletta', '2026-11-20T20:00:00Z'))
  await save('event', showing('uferdig', '2026-11-20T21:00:00Z', { hall: '' }))
  await deleteDraft(db, { kind: 'event', id: 'sletta', basedOn: 1, ...sigrid })
  await publishVersions(db, sigrid, [
    { kind: 'production', id: 'kommande', version: 1 },
    { kind: 'event', id: 'fredag', version: 1 },
  ])
})

test('the drafts of an evening are those before the next morning', async () => {
  const { showings } = await readProgramme(db, { from: '2026-11-20', to: '2026-11-20' })
  expect(showings.map(({ body, ...versions }) => [body.id, versions])).toEqual([
    ['fredag', { version: 1, stableVersion: 1 }],
    ['natt', { version: 1, stableVersion: null }],
  ])
})

test('films that are shown now can be planned, and so can what has a showing', async () => {
  const { productions } = await readProgramme(db, { from: '2026-11-20', to: '2026-11-20' })
  expect(productions).toEqual([
    { id: 'kommande', title: 'Kommande', originalTitle: null, object: 'movie', minutes: 94 },
    { id: 'nosferatu', title: 'Nosferatu', originalTitle: null, object: 'movie', minutes: 94 },
  ])
})

test('halls are known whatever the days', async () => {
  const { halls } = await readProgramme(db, { from: '2027-01-01', to: '2027-01-07' })
  expect(halls).toEqual(['Storsalen'])
})
