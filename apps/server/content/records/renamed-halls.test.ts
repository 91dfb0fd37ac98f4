import { type Showing, SITE_RECORD_ID, type SiteSettings } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import {
  blockData,
  film,
  page,
  showing,
  site,
  source,
  toContentRecords,
  where,
} from '../../../../packages/page-engine/testing/test-records.ts'
import { publishRecords, revertPublication } from '../../editing/publication/publish-records.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { importRecords } from './import.ts'
import { planRecord, runDuePlans } from './plans.ts'
import { findDraft, findStable } from './store/read-records.ts'
import { saveVersions } from './store/save-versions.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const sigrid = { id: '1f0e9b64-6c7d-4b8e-8d55-1d1a64d8a001', name: 'Sigrid' }
const action = { db, person: sigrid, now }
const settings = { kind: 'settings', id: SITE_RECORD_ID } as const
const HALLS = [{ name: 'Storsalen', seats: 200 }, { name: 'Vesle' }]

const house = toContentRecords({
  site: [site({ halls: HALLS })],
  production: [film()],
  event: [
    showing({ id: 'past', hall: 'Storsalen', startsAt: '2026-11-20T09:30:00Z' }),
    showing({ id: 'running', hall: 'Storsalen', startsAt: '2026-11-20T10:30:00Z' }),
    showing({ id: 'tonight', hall: 'Storsalen' }),
    showing({ id: 'elsewhere', hall: 'Vesle' }),
  ],
  'block-data': [blockData('hall', { heading: 'Salen', hall: 'Storsalen' }, 'salen')],
  page: [
    page({ sources: [source({ name: 'showings', model: 'event', filter: [where('hall', 'Storsalen')] })] }),
  ],
})

beforeEach(async () => {
  await emptyDatabase(db)
  await importRecords(db, house, 'house')
})

async function saveSettings(changes: Partial<SiteSettings>): Promise<number> {
  const draft = await findDraft(db, 'settings', SITE_RECORD_ID)
  return save('settings', SITE_RECORD_ID, { ...(draft?.body as SiteSettings), ...changes })
}

async function save(kind: 'settings' | 'event', id: string, body: object): Promise<number> {
  const basedOn = (await findDraft(db, kind, id))?.version ?? 0
  const [version] = await saveVersions(db, { author: 'Odd' }, [{ kind, id, basedOn, body }])
  return version as number
}

const rename = async (from: string, to: string) =>
  saveSettings({ halls: HALLS.map((hall) => (hall.name === from ? { ...hall, name: to } : hall)) })
const publish = (version: number, fields?: string[]) =>
  publishRecords(action, [{ ...settings, version, ...(fields && { fields }) }])
const readPublic = async (id: string) => (await findStable(db, 'event', id))?.body as Showing
const readDraft = async (id: string) => (await findDraft(db, 'event', id))?.body as Showing
const readHalls = async (read: (id: string) => Promise<Showing>) => {
  const halls = ['past', 'running', 'tonight', 'elsewhere'].map(async (id) => [id, (await read(id)).hall])
  return Object.fromEntries(await Promise.all(halls))
}
const RENAMED = { past: 'Storsalen', running: 'Kinosalen', tonight: 'Kinosalen', elsewhere: 'Vesle' }
const AS_BEFORE = { ...RENAMED, running: 'Storsalen', tonight: 'Storsalen' }

test('the showings of a renamed hall that have not ended follow when the settings are published', async () => {
  const version = await rename('Storsalen', 'Kinosalen')
  expect(await readHalls(readDraft)).toEqual(AS_BEFORE)
  const before = await readPublic('tonight')
  await publish(version)
  expect(await readHalls(readPublic)).toEqual(RENAMED)
  expect(await readHalls(readDraft)).toEqual(RENAMED)
  expect(await readPublic('tonight')).toEqual({ ...before, hall: 'Kinosalen' })
})

test('what an editor has not published of a showing stays unpublished, in the renamed hall', async () => {
  await save('event', 'tonight', { ...(await readDraft('tonight')), label: 'Strikkekino' })
  await save('event', 'new', showing({ id: 'new', hall: 'Storsalen' }))
  await publish(await rename('Storsalen', 'Kinosalen'))
  expect(await readDraft('tonight')).toMatchObject({ hall: 'Kinosalen', label: 'Strikkekino' })
  expect(await readPublic('tonight')).not.toHaveProperty('label')
  expect(await readPublic('tonight')).toMatchObject({ hall: 'Kinosalen' })
  expect(await readDraft('new')).toMatchObject({ hall: 'Kinosalen' })
  expect(await findStable(db, 'event', 'new')).toBeUndefined()
})

test('pages that name the hall follow too', async () => {
  await publish(await rename('Storsalen', 'Kinosalen'))
  expect((await findStable(db, 'block-data', 'salen'))?.body).toMatchObject({
    settings: { hall: 'Kinosalen' },
  })
  expect((await findStable(db, 'page', page().id))?.body).toMatchObject({
    sources: [{ filter: [{ property: 'hall', value: 'Kinosalen' }] }],
  })
})

test('who takes the publication back has the old name everywhere', async () => {
  const { batch } = await publish(await rename('Storsalen', 'Kinosalen'))
  await save('event', 'new', showing({ id: 'new', hall: 'Kinosalen' }))
  await revertPublication(action, batch)
  expect(await readHalls(readPublic)).toEqual(AS_BEFORE)
  expect(await readHalls(readDraft)).toEqual(AS_BEFORE)
  expect(await readDraft('new')).toMatchObject({ hall: 'Storsalen' })
})

test('showings follow when a plan renames the hall', async () => {
  const version = await rename('Storsalen', 'Kinosalen')
  const publishAt = new Date('2026-11-20T14:00:00Z')
  await planRecord(db, { ...settings, version, author: 'Sigrid', publishAt, unpublishAt: null, now })
  await runDuePlans(db, publishAt)
  expect(await readHalls(readPublic)).toEqual({ ...RENAMED, running: 'Storsalen' })
})

test('showings stay when the halls are not what is published, or their hall is removed', async () => {
  await rename('Storsalen', 'Kinosalen')
  await publish(await saveSettings({ title: 'Nytt namn' }), ['title'])
  expect(await readHalls(readPublic)).toEqual(AS_BEFORE)
  await publish(await saveSettings({ halls: [{ name: 'Vesle' }] }))
  expect(await readHalls(readPublic)).toEqual(AS_BEFORE)
  expect(await readHalls(readDraft)).toEqual(AS_BEFORE)
})
