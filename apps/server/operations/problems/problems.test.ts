import { type Film, type Showing, SITE_RECORD_ID, type SiteSettings } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { NYNORSK } from '@lerret/words/all'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findDraft } from '../../content/records/store/read-records.ts'
import { deleteDraft } from '../../content/records/store/save-versions.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { contentRecord } from '../../content/records/table.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { removeHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import { observeMailer } from '../../platform/mail/mail-health.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { saveFailure, saveSuccess } from '../../programme/ticketing/health.ts'
import type { DeskMessage } from '../../programme/ticketing/provider/error.ts'
import { soldShowing, toProviderFeed } from '../../programme/ticketing/provider/test-provider.ts'
import { syncFeed } from '../../programme/ticketing/sync/sync.ts'
import { ticketingState } from '../../programme/ticketing/table.ts'
import type { ReleasePage } from '../../publishing/releases/release.ts'
import { updateBackupState } from '../backup/state.ts'
import { givenDemoHouse, importDemoSite } from '../demo/test-demo-house.ts'
import { readProblems } from './store.ts'

const db = await givenDatabase()
const ENGLISH = WORDS_BY_LANGUAGE.en
const NOW = new Date('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(+NOW - minutes * 60_000)
const { records } = givenDemoHouse()
const film = records.flatMap(({ kind, record }) => (kind === 'production' ? [record as Film] : []))[0] as Film
await importDemoSite(db, 'production')
beforeEach(() => db.delete(ticketingState))

const healthy = {
  release: { pages: LayeredMap.fromObject<ReleasePage>({}) },
  mail: { failures: 0, failingSince: null },
  isAdmin: true,
  publicUrl: 'https://fjordheim.example',
  words: NYNORSK,
}
const timeout: DeskMessage = { word: 'ticketingTimeout', values: { origin: 'billett.example' } }
const read = (sources: object = {}) => readProblems({ db, now: NOW, ...healthy, ...sources })

test('a house where all is well has no problems', async () => {
  await saveSuccess(db, minutesAgo(1))
  expect(await read()).toEqual([])
})

test('a feed that fails is a problem when availability is out of date, not after one failed poll', async () => {
  await saveSuccess(db, minutesAgo(0.5))
  await saveFailure(db, [timeout], NOW)
  expect(await read()).toEqual([])
  await saveSuccess(db, minutesAgo(20))
  await saveFailure(db, [timeout], minutesAgo(19))
  expect(await read()).toEqual([
    {
      code: 'feed_failing',
      params: { since: minutesAgo(19).toISOString(), reason: 'billett.example svarar ikkje i tide.' },
      record: null,
      action: 'open_ticketing',
    },
  ])
})

test.each([
  ['nynorsk', NYNORSK, 'Nøkkelen til billett.example går ut laurdag 21. november.'],
  ['English', ENGLISH, 'The key for billett.example expires on Saturday 21 November.'],
])('a notice about a feed is in the reader’s language: %s', async (_, words, sentence) => {
  const values = { origin: 'billett.example', date: '2026-11-21' }
  await saveSuccess(db, NOW, [{ word: 'ticketingKeyExpires', values }])
  expect(await read({ words })).toEqual([
    {
      code: 'feed_notice',
      params: { reason: expect.stringContaining(sentence) },
      record: null,
      action: 'open_ticketing',
    },
  ])
})

test('an open site without an accessibility statement is a problem until there is one', async () => {
  await saveSuccess(db, NOW)
  const draft = await findDraft(db, 'settings', SITE_RECORD_ID)
  const settings = draft?.body as SiteSettings
  const { accessibilityStatement: _, ...without } = settings
  await saveAndPublish(db, 'settings', without)
  expect((await read()).map(({ code }) => code)).toEqual(['accessibility_statement_missing'])
  await saveAndPublish(db, 'settings', settings)
  expect(await read()).toEqual([])
})

test('showings that vanish from the feed, differ from it or were deleted are problems', async () => {
  const production = { id: '9', title: film.title, filmNumber: film.ediNumber, ageLimit: '6', minutes: 1 }
  const dependencies = { db, venueId: 'fjordheim', now: NOW, logWarning: () => {} }
  const showings = ['100', '101', '102'].map((id) => soldShowing(id))
  await syncFeed(toProviderFeed(showings, [production]), dependencies)
  const events = await db.select().from(contentRecord).where(eq(contentRecord.kind, 'event'))
  const findShowing = async (index: number) => {
    const { id, draftVersion: version } = events[index] as (typeof events)[number]
    return { id, version, body: (await findDraft(db, 'event', id))?.body as Showing }
  }
  const moved = await findShowing(0)
  await saveAndPublish(db, 'event', { ...moved.body, hall: 'Vesle sal' })
  const deleted = await findShowing(1)
  await deleteDraft(db, { kind: 'event', author: 'test', id: deleted.id, basedOn: deleted.version })
  const codes = async () => (await read()).map(({ code, record }) => [code, record?.id])
  const found = await codes()
  expect(found).toContainEqual(['showing_differs', moved.id])
  expect(found).toContainEqual(['showing_deleted_but_sold', deleted.id])
  await syncFeed(toProviderFeed([], [production]), dependencies)
  const vanished = await findShowing(2)
  const problem = (await read()).find(({ record }) => record?.id === vanished.id)
  expect(problem).toMatchObject({
    code: 'showing_vanished',
    params: { title: film.title, startsAt: '2026-11-21T18:00:00.000Z', since: NOW.toISOString() },
  })
  const afterwards = await read({ now: new Date('2026-11-22T12:00:00Z') })
  expect(afterwards.map(({ code }) => code)).not.toContain('showing_vanished')
})

test('a plan that failed is a problem of its record', async () => {
  const isFilm = eq(contentRecord.id, film.id)
  await db.update(contentRecord).set({ planProblem: 'content_invalid' }).where(isFilm)
  const problem = (await read()).find(({ code }) => code === 'plan_failed')
  await db.update(contentRecord).set({ planProblem: null }).where(isFilm)
  expect(problem).toEqual({
    code: 'plan_failed',
    params: { title: film.title, reason: 'content_invalid' },
    record: { kind: 'production', id: film.id },
    action: 'open_record',
  })
})

test('pages in an earlier version, and what the live release leaves out, are problems', async () => {
  const page: ReleasePage = {
    isSearch: false,
    pageId: 'kino',
    params: {},
    reads: {} as ReleasePage['reads'],
    staleAt: null,
    isLastGood: true,
  }
  const message = '/kino, block 3: unknown component "programm"'
  const release = {
    pages: LayeredMap.fromObject({ '/kino': page, '/': { ...page, isLastGood: false } }),
    problems: [
      {
        code: 'block_unknown' as const,
        record: 'page:kino',
        path: '/kino',
        block: '3',
        field: 'component',
        suggestion: 'program',
        message,
      },
      {
        code: 'icon_failed' as const,
        record: null,
        path: null,
        block: null,
        field: null,
        suggestion: null,
        message: 'Cannot render icons',
      },
    ],
  }
  const found = (await read({ release })).filter(({ code }) => /^p(age|ublishing)_/.test(code))
  expect(found).toEqual([
    {
      code: 'page_outdated',
      params: { path: '/kino' },
      record: { kind: 'page', id: 'kino' },
      action: 'open_record',
    },
    {
      code: 'publishing_problem',
      params: {
        reason: 'block_unknown',
        path: '/kino',
        block: '3',
        field: 'component',
        suggestion: 'program',
      },
      record: { kind: 'page', id: 'kino' },
      action: 'open_record',
    },
    {
      code: 'publishing_problem',
      params: { reason: 'icon_failed', path: null, block: null, field: null, suggestion: null },
      record: null,
      action: 'none',
    },
  ])
})

test('mails that are not sent are a problem until one is', async () => {
  let isRefused = true
  const mailer = observeMailer(
    {
      async send() {
        if (isRefused) throw new Error('refused')
      },
    },
    () => NOW,
  )
  const send = () => mailer.send({} as Mail)
  await expect(send()).rejects.toThrow('refused')
  await expect(send()).rejects.toThrow('refused')
  expect(await read({ mail: mailer.health() })).toContainEqual({
    code: 'mail_failing',
    params: { since: NOW.toISOString(), failures: 2 },
    record: null,
    action: 'none',
  })
  isRefused = false
  await send()
  expect(mailer.health()).toEqual({ failures: 0, failingSince: null })
})

test('a mail that is refused because of its recipient does not mean that mails are not sent', async () => {
  const refusal = new AppError('mail_not_sent', 'refused', {
    cause: Object.assign(new Error('No such user'), { command: 'RCPT TO', responseCode: 550 }),
  })
  const mailer = observeMailer({ send: () => Promise.reject(refusal) }, () => NOW)
  await expect(mailer.send({} as Mail)).rejects.toThrow('refused')
  expect(mailer.health().failingSince).toBeNull()
})

test('mails that were given up are a problem for admins, for two days', async () => {
  const mail = {
    kind: 'password',
    toAddress: 'kari@nordmann.example',
    subject: 'Nytt passord',
    dueAt: NOW,
    createdAt: NOW,
  }
  await db.insert(outgoingMail).values([
    { ...mail, state: 'failed', settledAt: minutesAgo(1) },
    { ...mail, state: 'failed', settledAt: minutesAgo(3 * 24 * 60) },
    { ...mail, state: 'waiting' },
  ])
  const found = async (sources: object) => (await read(sources)).filter(({ code }) => code === 'mails_failed')
  expect(await found({})).toEqual([
    { code: 'mails_failed', params: { count: 1 }, record: null, action: 'open_outbox' },
  ])
  expect(await found({ isAdmin: false })).toEqual([])
})

test('a backup that could not be restored on trial, and a disk that is almost full, are problems for administrators', async () => {
  const at = minutesAgo(60).toISOString()
  const sources = { freeBytes: 460_000_000 }
  const found = async (more: object) =>
    (await read({ ...sources, ...more })).filter(({ code }) =>
      ['backup_trial_failed', 'disk_low'].includes(code),
    )
  await updateBackupState(db, NOW, { trialFailure: { at, reason: 'A row is missing.' } })
  expect(await found({})).toEqual([
    { code: 'backup_trial_failed', params: { since: at }, record: null, action: 'open_backups' },
    { code: 'disk_low', params: { gigabytes: 0.4 }, record: null, action: 'none' },
  ])
  expect(await found({ isAdmin: false })).toEqual([])
  await updateBackupState(db, NOW, { trialFailure: null })
  expect(await found({ freeBytes: 1_000_000_000 })).toEqual([])
})

test('pages that are not purged from the CDN are a problem for administrators', async () => {
  const since = minutesAgo(30).toISOString()
  await setHouseFact(db, 'purge failing', since)
  const found = async (sources = {}) => (await read(sources)).filter(({ code }) => code === 'purge_failing')
  expect(await found()).toEqual([{ code: 'purge_failing', params: { since }, record: null, action: 'none' }])
  expect(await found({ isAdmin: false })).toEqual([])
  await removeHouseFact(db, 'purge failing')
  expect(await found()).toEqual([])
})

test('backups that do not reach their store are a problem after two hours', async () => {
  const fail = (minutes: number) => {
    const since = minutesAgo(minutes).toISOString()
    return updateBackupState(db, NOW, { unsent: { since, at: since, reason: 'ECONNREFUSED' } })
  }
  const codes = async () => (await read()).map(({ code }) => code)
  await fail(90)
  expect(await codes()).not.toContain('backup_unsent')
  await fail(150)
  expect(await codes()).toContain('backup_unsent')
  await updateBackupState(db, NOW, { unsent: null })
})
