import { randomUUID } from 'node:crypto'
import type { Film } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { showing } from '../../../../packages/page-engine/testing/test-records.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import {
  changeShowings,
  countRecipients,
  type ShowingChanges,
  undoShowingChanges,
} from '../../editing/programme/showing-changes.ts'
import { addPerson } from '../../members/accounts/people.ts'
import { person } from '../../members/accounts/table.ts'
import { films, givenHouse } from '../../members/test-members.ts'
import { ticket } from '../../members/tickets/table.ts'
import { ticketRow } from '../../members/tickets/test-ticket.ts'
import { openSmtp } from '../../platform/mail/smtp.ts'
import { deliverDue } from '../../platform/outgoing-mail/job.ts'
import { createMailQueue } from '../../platform/outgoing-mail/queue.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { createEncryption } from '../../platform/security/encryption.ts'
import { startTestSmtpServer } from '../../testing/smtp-server.ts'
import { UNDO_DELAY_MS } from './rules.ts'

const house = await givenHouse()
const { db } = house
const [film] = films as [Film]
const smtpServer = await startTestSmtpServer()
const start = new Date('2026-11-20T12:00:00Z')
let now = start
const delivery = {
  db,
  mailer: openSmtp(smtpServer.url),
  encryption: createEncryption('x'.repeat(43), 'outgoing mail'),
  now: () => now,
  sources: {},
  logWarning: () => {},
}
const queue = createMailQueue(delivery)
afterAll(async () => {
  await queue.stop()
  await smtpServer.stop()
})

const KARI = 'kari@nordmann.example'
const OLA = 'ola@nordmann.example'
const FRIDAY = '2026-11-20T18:00:00.000Z'
const SATURDAY = '2026-11-21T18:00:00.000Z'
const people = new Map<string, string>()

const createShowing = (id: string, startsAt: string, hall = 'Storsalen') =>
  showing({ id, productionId: film.id, startsAt, hall })

/** Two evenings of a film, of which Friday has two halls. Kari has tickets to both evenings, Ola to Friday in the large hall. */
beforeEach(async () => {
  now = start
  smtpServer.reset()
  await db.delete(outgoingMail)
  await db.delete(person)
  await db.execute(sql`delete from content_publication where kind = 'event'`)
  await db.execute(sql`delete from content_record where kind = 'event'`)
  await db.execute(sql`delete from content_version where kind = 'event'`)
  const showings = [
    createShowing('fredag', FRIDAY),
    createShowing('fredag-liten', FRIDAY, 'Sal 2'),
    createShowing('laurdag', SATURDAY),
  ]
  const sigrid = { author: 'Sigrid' }
  await saveVersions(
    db,
    sigrid,
    showings.map((body) => ({ kind: 'event', id: body.id, basedOn: 0, body })),
  )
  await publishVersions(
    db,
    sigrid,
    showings.map(({ id }) => ({ kind: 'event', id, version: 1 })),
  )
  for (const email of [KARI, OLA]) {
    people.set(email, await addPerson(db, { realm: '118', role: 'member', email, name: email }))
  }
  await giveTicket(KARI, FRIDAY)
  await giveTicket(KARI, FRIDAY)
  await giveTicket(KARI, SATURDAY)
  await giveTicket(OLA, FRIDAY)
})

async function giveTicket(email: string, startsAt: string, hall = 'Storsalen') {
  const personId = people.get(email) as string
  const times = { startsAt: new Date(startsAt), expiresAt: new Date(startsAt) }
  await db
    .insert(ticket)
    .values(ticketRow({ personId, productionId: film.id, title: film.title, hall, ...times }))
}

const action = () => ({
  db,
  person: { id: randomUUID(), name: 'Sigrid' },
  now,
  siteTime: now,
  mailer: queue,
})
const cancel = (ids: string[], notice?: string): Promise<ShowingChanges> =>
  changeShowings(action(), ids, { type: 'cancel', ...(notice && { notice }) })

/** Sends what is due so much later, and returns all mails that have arrived. */
async function deliverAfter(ms: number) {
  now = new Date(+now + ms)
  await deliverDue(delivery, { mailsPerMinute: 6000, signal: new AbortController().signal })
  return smtpServer.mails
    .map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text: text?.replaceAll(/\s+/g, ' ') }))
    .sort((a, b) => ((a.to ?? '') < (b.to ?? '') ? -1 : 1))
}

test('whoever has tickets to a cancelled showing gets one mail, two minutes later', async () => {
  expect(await countRecipients(db, { ids: ['fredag'], change: { type: 'cancel' }, siteTime: now })).toBe(2)
  expect(await cancel(['fredag'], 'Teknisk feil.')).toMatchObject({ mailed: 2 })
  expect(await deliverAfter(UNDO_DELAY_MS - 1)).toEqual([])
  const mails = await deliverAfter(1)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [KARI, `Avlyst: ${film.title}, fredag 20. november kl. 19.00`],
    [OLA, `Avlyst: ${film.title}, fredag 20. november kl. 19.00`],
  ])
  expect(mails[0]?.text).toContain(`${film.title} fredag 20. november kl. 19.00 er avlyst. Teknisk feil.`)
})

test('one mail is about all showings that are cancelled together', async () => {
  expect(await cancel(['fredag', 'laurdag'])).toMatchObject({ mailed: 2 })
  const [kari] = await deliverAfter(UNDO_DELAY_MS)
  expect(kari?.subject).toMatch(/^2 endringar i det du har billett til/)
  expect(kari?.text).toContain('laurdag 21. november kl. 19.00 er avlyst.')
  expect(smtpServer.mails).toHaveLength(2)
})

test('a ticket to another hall at the same time is for that showing', async () => {
  expect(await cancel(['fredag-liten'])).toMatchObject({ mailed: 0 })
  await giveTicket(OLA, FRIDAY, 'Sal 2')
  expect(await changeShowings(action(), ['fredag-liten'], { type: 'restore' })).toMatchObject({ mailed: 1 })
})

test('what is undone in time is withdrawn, and nobody gets a mail', async () => {
  const { changed } = await cancel(['fredag', 'laurdag'])
  now = new Date(+now + UNDO_DELAY_MS / 2)
  expect(await undoShowingChanges(action(), changed)).toMatchObject({ mailed: 0 })
  expect(await deliverAfter(UNDO_DELAY_MS * 2)).toEqual([])
})

test('after the mails are sent, undoing sends that it is on after all', async () => {
  const { changed } = await cancel(['fredag'])
  await deliverAfter(UNDO_DELAY_MS)
  expect(await undoShowingChanges(action(), changed)).toMatchObject({ mailed: 2 })
  smtpServer.mails.length = 0
  const [kari] = await deliverAfter(UNDO_DELAY_MS)
  expect(kari?.subject).toMatch(/^Går likevel: /)
})

test('a second change before the first mail is sent gives one mail, about what counts in the end', async () => {
  await changeShowings(action(), ['fredag'], { type: 'move', startsAt: '2026-11-22T17:00:00.000Z' })
  await cancel(['fredag'])
  const mails = await deliverAfter(UNDO_DELAY_MS)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Avlyst: ${film.title}, fredag 20. november kl. 19.00`,
    `Avlyst: ${film.title}, fredag 20. november kl. 19.00`,
  ])
})

test('whoever has tickets from before a move hears about what happens next', async () => {
  await changeShowings(action(), ['laurdag'], { type: 'move', startsAt: '2026-11-22T17:00:00.000Z' })
  const [moved] = await deliverAfter(UNDO_DELAY_MS)
  expect(moved?.text).toContain('er flytta til sundag 22. november kl. 18.00, Storsalen.')
  smtpServer.mails.length = 0
  expect(await cancel(['laurdag'])).toMatchObject({ mailed: 1 })
  const [cancelled] = await deliverAfter(UNDO_DELAY_MS)
  expect(cancelled?.subject).toBe(`Avlyst: ${film.title}, sundag 22. november kl. 18.00`)
})

test('what ticket holders need not know, and what has begun, is not mailed', async () => {
  expect(await changeShowings(action(), ['fredag'], { type: 'sell-out' })).toMatchObject({ mailed: 0 })
  now = new Date('2026-11-20T18:30:00Z')
  expect(await cancel(['fredag'])).toMatchObject({ mailed: 0 })
})

test('a cancellation that fails leaves no mail', async () => {
  await expect(cancel(['fredag', 'finst-ikkje'])).rejects.toMatchObject({ code: 'content_not_found' })
  expect(await deliverAfter(UNDO_DELAY_MS)).toEqual([])
})
