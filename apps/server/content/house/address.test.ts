import { SITE_RECORD_ID } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { importDemoSite } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { removeHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { findDraft } from '../records/store/read-records.ts'
import { saveDraft } from '../records/store/save-versions.ts'
import { changeAndPublish } from '../records/store/test-save.ts'
import { findAddressDifference, followAddress } from './address.ts'
import { endRehearsal, holdBackRehearsal, isRehearsal, RESTORED_FACT } from './rehearsal.ts'
import { findPublicSite } from './site-records.ts'

const db = await givenDatabase()
await importDemoSite(db, 'production')
const OLD = 'https://gamle.example'
const NEW = 'https://nye.example'

/** A house that was last started at the old address. */
beforeEach(async () => {
  await changeAndPublish(db, 'host', SITE_RECORD_ID, { host: OLD })
  await removeHouseFact(db, RESTORED_FACT)
  await endRehearsal(db)
  await setHouseFact(db, 'address', OLD)
})

const findHost = async () => (await findPublicSite(db))?.host

test('the pages follow PUBLIC_URL, and what an editor has not published stays so', async () => {
  const draft = await findDraft(db, 'host', SITE_RECORD_ID)
  await saveDraft(db, {
    kind: 'host',
    id: SITE_RECORD_ID,
    author: 'Sigrid',
    basedOn: draft?.version as number,
    body: { id: SITE_RECORD_ID, host: OLD, aliases: [], stage: 'production', published: false },
  })
  expect(await followAddress(db, NEW)).toBe(OLD)
  expect(await findPublicSite(db)).toMatchObject({ host: NEW, published: true })
  expect((await findDraft(db, 'host', SITE_RECORD_ID))?.body).toMatchObject({ host: NEW, published: false })
  expect(await followAddress(db, NEW)).toBeNull()
})

test('a house that sells tickets at its own address goes on doing so', async () => {
  await changeAndPublish(db, 'ticketing', SITE_RECORD_ID, { host: OLD })
  await followAddress(db, NEW)
  expect((await findPublicSite(db))?.checkout.host).toBe(NEW)
})

test('an address that somebody wrote at the desk stays, and is said to differ', async () => {
  await changeAndPublish(db, 'host', SITE_RECORD_ID, { host: 'https://huset.example' })
  for (let starts = 0; starts < 2; starts++) expect(await followAddress(db, NEW)).toBeNull()
  expect(await findHost()).toBe('https://huset.example')
  expect(await findAddressDifference(db, NEW)).toEqual({ pages: 'https://huset.example', setting: NEW })
  expect(await findAddressDifference(db, 'https://huset.example/')).toBeNull()
})

test('a house that was first started by an earlier Lerret keeps its address', async () => {
  await removeHouseFact(db, 'address')
  await followAddress(db, NEW)
  expect(await findHost()).toBe(OLD)
})

test('a house that is restored elsewhere has the other address, and sends no mail until somebody says that it is the real one', async () => {
  await setHouseFact(db, RESTORED_FACT, true)
  await followAddress(db, NEW)
  expect(await findHost()).toBe(NEW)
  await followAddress(db, NEW)
  const mailed: string[] = []
  const record = (place: string) => ({ send: async ({ subject }: Mail) => void mailed.push(place + subject) })
  const mailer = holdBackRehearsal(record('sent '), record('kept '), db)
  const send = (subject: string) => mailer.send({ subject } as Mail)
  await send('a')
  await endRehearsal(db)
  await send('b')
  expect(mailed).toEqual(['kept a', 'sent b'])
})

test('a house that is restored where it was is the real one, also from a backup that does not say where', async () => {
  await setHouseFact(db, RESTORED_FACT, true)
  await followAddress(db, `${OLD}/`)
  expect(await isRehearsal(db)).toBe(false)
  await removeHouseFact(db, 'address')
  await setHouseFact(db, RESTORED_FACT, true)
  await followAddress(db, OLD)
  expect(await isRehearsal(db)).toBe(false)
})
