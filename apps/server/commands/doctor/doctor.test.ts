import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server as SocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { updateBackupState } from '../../operations/backup/state.ts'
import { importDemoSite } from '../../operations/demo/test-demo-house.ts'
import { listMigrations } from '../../platform/db/migrate.ts'
import { givenOpenDatabase } from '../../platform/db/test-database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { openQueues, toQueueDatabase } from '../../platform/jobs/queues.ts'
import { writeCertificate } from '../../platform/security/test-proxies.ts'
import { saveFailure, saveSuccess } from '../../programme/ticketing/health.ts'
import { readSettings } from '../../settings/settings.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { givenFolder, onFinished } from '../../test-cleanup.ts'
import { startTestSmtpServer } from '../../testing/smtp-server.ts'
import { createPolicyRefusals } from '../../visitors/policy-reports/store.ts'
import { checkBackups, checkDatabase, checkFeed, checkJobs, checkRefusals } from './house-checks.ts'
import { checkDisks, checkMail, checkProxies } from './machine-checks.ts'
import { checkAddress, checkCertificate } from './network-checks.ts'
import { toDatabaseFinding } from './run-doctor.ts'

const folder = await givenFolder()
const { db, pool, connection } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')

/** The socket needs no password, and no check may show this one. */
const SECRET = 'a-secret-password'
const { host, port, user, database } = connection
const databaseUrl = `postgres://${user}:${SECRET}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`

const settings = (env: NodeJS.ProcessEnv = {}) => readSettings({ DATA_DIR: folder, ...env })

async function listen(server: SocketServer): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onFinished(() => server.close())
  return (server.address() as AddressInfo).port
}

test('the jobs of the house are named, with when each was done last and how often it failed', async () => {
  expect(await checkJobs({ pool }, NOW)).toMatchObject([{ state: 'note' }])
  const boss = await openQueues({ database: toQueueDatabase(pool), onError: () => {} })
  onFinished(() => boss.stop({ close: false }))
  for (const queue of ['backup', 'webhooks']) {
    await boss.createQueue(queue, { retryLimit: 0 })
    await boss.send(queue, {})
  }
  const [[backup], [webhook]] = [await boss.fetch('backup'), await boss.fetch('webhooks')]
  await boss.complete('backup', String(backup?.id))
  await boss.fail('webhooks', String(webhook?.id))
  await db.execute(
    sql`update pgboss.job set completed_on = ${NOW.toISOString()}::timestamptz where name = 'backup'`,
  )
  const [all, ...failed] = await checkJobs({ pool }, new Date(+NOW + 5 * 60_000))
  expect(all).toMatchObject({ state: 'ok', text: 'backup (5 min ago), webhooks (waits).' })
  expect(failed).toMatchObject([{ text: 'webhooks failed 1 time lately, and is tried again by itself.' }])
})

test('the public address is answered by this house, by something else, or by nobody', async () => {
  const house = await givenDesk()
  const own = await house.app.listen({ port: 0, host: '127.0.0.1' })
  const other = `http://127.0.0.1:${await listen(createServer((_, reply) => reply.end('hei')))}`
  expect(await checkAddress(own, own)).toMatchObject({ state: 'ok' })
  expect(await checkAddress(own, null)).toMatchObject({ state: 'note' })
  expect(await checkAddress(other, own)).toMatchObject({
    state: 'wrong',
    text: `${other} is answered by something else than this house.`,
  })
  expect(await checkAddress('http://127.0.0.1:1', own)).toMatchObject({
    state: 'wrong',
    text: 'http://127.0.0.1:1 does not answer this machine.',
  })
})

describe('a certificate', async () => {
  await writeCertificate(folder, 'localhost')
  const [cert, key] = await Promise.all(
    ['fullchain.pem', 'privkey.pem'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const url = `https://localhost:${await listen(createHttpsServer({ cert, key }))}`
  const now = new Date()

  test.each([
    ['that is valid for long is fine', url, { now, ca: cert }, 'ok', /^Valid for 36[345] more days/],
    [
      'that is about to expire is not',
      url,
      { now: new Date(+now + 360 * DAY_MS), ca: cert },
      'wrong',
      /for [345] more days only/,
    ],
    ['that nobody vouches for is not', url, { now }, 'wrong', /Browsers refuse it: .*self.signed/i],
    ['is missing at an http address', 'http://hus.test', { now }, 'wrong', /not encrypted/],
    ['is missing where nothing listens', 'https://localhost:1', { now }, 'wrong', /no encrypted connection/],
  ])('%s', async (_, address, options, state, text) => {
    const finding = await checkCertificate(address, options as { now: Date; ca?: string })
    expect(finding).toMatchObject({ state, text: expect.stringMatching(text) })
  })

  test('of an authority that the system does not know leads to the folder where it belongs', async () => {
    const { advice } = await checkCertificate(url, { now })
    expect(advice).toContain('/usr/local/share/ca-certificates')
  })

  test('of an authority of the system is accepted, by a mail server too', async () => {
    const mailServer = new SMTPServer({ secure: true, cert, key, authOptional: true })
    // The commands refuse its certificate at first.
    mailServer.on('error', () => {})
    const SMTP_URL = `smtps://localhost:${await listen(mailServer.server)}`
    const readState = async (file: string) =>
      /^(\w+) +mail /m.exec((await run({ SMTP_URL, SSL_CERT_FILE: file })).output)?.[1]
    expect(await readState('/dev/null')).toBe('wrong')
    expect(await readState(join(folder, 'fullchain.pem'))).toBe('ok')
  })
})

test.each([
  ['EACCES', undefined, /^Run doctor as the user that Lerret runs as/],
  ['ENOSPC', undefined, /^Make room on the disk of /],
  ['EIO', undefined, /^Read the end of .*postgres\.log/],
  ['ECONNREFUSED', 'postgres://localhost/lerret', /^Check that the PostgreSQL of DATABASE_URL runs/],
  ['28P01', 'postgres://localhost/lerret', /^Check DATABASE_URL: /],
])(
  'a database that fails with %s has the advice for that, also where the error is a cause',
  (code, databaseUrl, advice) => {
    const error = Object.assign(new Error(code), { code })
    const wrapped = new AppError('setting_invalid', 'The data folder cannot be used.', { cause: error })
    for (const thrown of [error, wrapped])
      expect(toDatabaseFinding(thrown, { databaseUrl, dataDir: folder }).advice).toMatch(advice)
  },
)

test('tables that this Lerret cannot bring up to date are wrong, with the commit or version to start', async () => {
  const database = await givenOpenDatabase()
  const findWrong = async (applied: number) => {
    await database.pool.query('update drizzle.__drizzle_migrations set created_at = $1', [applied])
    const { findings, isCurrent } = await checkDatabase(database)
    return { isCurrent, advice: findings.find(({ state }) => state === 'wrong')?.advice }
  }
  const migrations = (await listMigrations()).map(({ when }) => when)
  const [first = 0, newest = 0] = [migrations[0], migrations.at(-1)]
  expect(await findWrong(newest)).toEqual({ isCurrent: true, advice: undefined })
  expect(await findWrong(first)).toEqual({ isCurrent: first === newest, advice: undefined })
  expect(await findWrong(newest + 1)).toEqual({
    isCurrent: false,
    advice: expect.stringContaining('Start the newer one'),
  })
})

test('backups that are missing, and trial restores that fail, are wrong', async () => {
  const check = async () =>
    (await checkBackups(db, settings(), NOW)).map(({ state, text }) => `${state} ${text}`)
  const last = (age: number) => ({
    at: new Date(+NOW - age).toISOString(),
    file: 'a',
    bytes: 1,
    rows: 1,
    files: 1,
  })
  const trial = { at: new Date(+NOW - 2 * DAY_MS).toISOString(), rows: 1, files: 1, pages: 1 }
  await updateBackupState(db, NOW, { last: last(HOUR_MS), trial })
  expect(await check()).toEqual([
    'ok The last one is 60 min old.',
    'ok A backup was restored on trial 2 days ago.',
    expect.stringContaining('note Backups are sent nowhere'),
  ])
  await updateBackupState(db, NOW, {
    last: last(2 * DAY_MS),
    failure: { at: NOW.toISOString(), reason: 'The disk is full.' },
    trialFailure: { at: NOW.toISOString(), reason: 'A row is missing.' },
  })
  expect(await check()).toEqual([
    'wrong There is none since 2026-11-18T12:00:00.000Z. The disk is full.',
    'wrong It failed 2026-11-20T12:00:00.000Z: A row is missing.',
    expect.stringContaining('note Backups are sent nowhere'),
  ])
})

test('a ticket feed that fails is wrong, with the reason', async () => {
  await importDemoSite(db)
  expect(await checkFeed(db, NOW)).toMatchObject({ state: 'note', text: 'No provider has been read.' })
  await saveSuccess(db, new Date(+NOW - 600_000))
  expect(await checkFeed(db, NOW)).toMatchObject({ state: 'ok', text: 'Read 10 min ago.' })
  await saveFailure(db, [{ word: 'ticketingFailed', values: {} }], NOW)
  const { state, text } = await checkFeed(db, NOW)
  expect(state).toBe('wrong')
  expect(text).toMatch(/^It fails since 2026-11-20T11:50:00.000Z\. \w/)
})

test('what browsers refused is said, with the directive, the page and the place of the latest', async () => {
  expect(await checkRefusals(db, NOW)).toMatchObject({ state: 'ok' })
  const refusals = createPolicyRefusals({ db, now: () => NOW, logError: console.error })
  const refused = { page: '/kino', blocked: 'http://bilete.example', source: null }
  for (let visit = 0; visit < 3; visit++) refusals.count({ ...refused, directive: 'img-src' })
  refusals.count({
    directive: 'require-trusted-types-for',
    page: '/redaksjon',
    blocked: 'trusted-types-sink',
    source: '/redaksjon/assets/main.js',
  })
  await refusals.stop()
  expect(await checkRefusals(db, NOW)).toMatchObject({
    state: 'note',
    text: expect.stringMatching(
      /^Browsers refused 4 things in the last 24 hours: img-src 3, require-trusted-types-for 1\. The latest: /,
    ),
  })
})

test('mails that reach nobody are wrong', async () => {
  const server = await startTestSmtpServer()
  expect(await checkMail(settings({ SMTP_URL: server.url }))).toMatchObject({ state: 'ok' })
  await server.stop()
  expect(await checkMail(settings({ SMTP_URL: server.url }))).toMatchObject({ state: 'wrong' })
  expect((await checkMail(settings())).text).toContain('SMTP_URL is not set')
})

test('a proxy in front that is not trusted is wrong', () => {
  const env = { PUBLIC_URL: 'https://hus.test' }
  expect(checkProxies(settings(env)).state).toBe('wrong')
  expect(checkProxies(settings({ ...env, TRUSTED_PROXIES: '127.0.0.1' })).state).toBe('ok')
  expect(checkProxies(settings()).state).toBe('ok')
})

test('each disk is named once', async () => {
  const findings = await checkDisks(settings({ BACKUP_DIR: tmpdir() }))
  expect(findings.map(({ text }) => text)).toEqual([expect.stringMatching(/^\d+\.\d GB free for /)])
})

test('the command lists all checks without secrets, and fails when something is wrong', async () => {
  const { code, output } = await run({ SMTP_URL: `smtp://lerret:${SECRET}@127.0.0.1:1` })
  expect(output).toMatch(/^wrong {2}mail /m)
  for (const check of [
    'server',
    'database',
    'backup',
    'ticket feed',
    'desk',
    'refusals',
    'address',
    'proxy',
    'disk',
    'clock',
  ])
    expect(output).toMatch(new RegExp(`^(ok|note|wrong) +${check} `, 'm'))
  expect(output).not.toContain(SECRET)
  expect(code).toBe(1)
})

/** Runs the command as `npm run doctor` does. */
function run(env: NodeJS.ProcessEnv) {
  const script = join(import.meta.dirname, '../../../../scripts/command.mjs')
  const environment = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: databaseUrl, ...env }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [script, 'doctor/doctor'], { env: environment }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), output: out + errors }),
    )
  })
}
