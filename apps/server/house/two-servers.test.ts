import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenFolder, type House, removeFolder, startHouse } from '../../../e2e/house/house.ts'
import { runBackup } from '../commands/backup/run-backup.ts'
import { runRestore } from '../commands/backup/run-restore.ts'
import { readAllStable } from '../content/records/store/read-records.ts'
import { changeAndPublish } from '../content/records/store/test-save.ts'
import { openDatabase } from '../platform/db/connection.ts'
import { givenEmptyDatabase } from '../platform/db/test-database.ts'
import { addCompressedAssets } from '../publishing/add-compressed-assets.ts'
import { givenTerminal } from '../publishing/test-large-house.ts'
import { waitUntil } from '../test-wait-until.ts'
import { startTestS3Server } from '../testing/s3-server.ts'
import { hasPgBouncer, startPgBouncer } from '../testing/test-pgbouncer.ts'
import { addIssue, planIssue } from '../visitors/newsletter/issues/store.ts'
import { subscriber } from '../visitors/newsletter/table.ts'

const connection = await givenEmptyDatabase()
/** With two connections to the database for both servers; without PgBouncer they have their own. */
const pooler = hasPgBouncer ? await startPgBouncer(connection) : undefined
const folder = await givenFolder()
const s3 = await startTestS3Server()
const ADMINISTRATOR = { name: 'Kari', email: 'kari@oyane.example', password: 'blåbær på fjellet' }
const ANSWERS = {
  title: 'Øyane kulturhus',
  organisation: { email: 'post@oyane.example' },
  administrator: ADMINISTRATOR,
}
const purged = join(folder, 'purged')
const readPurged = async () => (await readFile(purged, 'utf8')).split('\n')
const WAIT = { timeout: 60_000, interval: 50 }

let first: House
let second: House
/** A session that the first server gave. */
let cookie: string

beforeAll(async () => {
  const houseFile = join(folder, 'house.json')
  await writeFile(houseFile, JSON.stringify(ANSWERS))
  first = await startServer('first', { HOUSE_FILE: houseFile })
  second = await startServer('second')
  cookie = await signIn(first)
}, 300_000)
afterAll(async () => {
  for (const server of [first, second]) if (server) await kill(server)
  await pooler?.[Symbol.asyncDispose]()
  await s3[Symbol.asyncDispose]()
  await removeFolder(folder)
})

test('a publish appears on both servers, and is purged from the CDN', async () => {
  await waitUntil(async () => expect(await readPurged()).toContain('http://fjordheim.example/*'), WAIT)
  const { db, close } = await openDatabase(connection)
  const [settings] = await readAllStable(db, 'settings')
  await changeAndPublish(db, 'settings', settings?.id as string, { title: 'Øyane scene' })
  await close()
  // Before the minute after which a server looks without being notified.
  for (const { url } of [first, second])
    await waitUntil(async () => expect(await (await fetch(url)).text()).toContain('Øyane scene'), {
      ...WAIT,
      timeout: 30_000,
    })
  await waitUntil(async () => expect(await readPurged()).toContain('http://fjordheim.example/'), WAIT)
})

test('a picture that is uploaded on one server is shown by the other, where the editor is signed in too', async () => {
  const body = new FormData()
  const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: '#e4572e' } })
  body.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'sal.png')
  const upload = await fetch(`${first.url}/redaksjon/api/media`, {
    method: 'POST',
    headers: { cookie },
    body,
  })
  const { id } = (await upload.json()) as { id: string }
  const shown = await fetch(`${second.url}/redaksjon/api/media/${id}/image?w=64`, { headers: { cookie } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('each mail of a newsletter is sent once, by one of the servers', async () => {
  const { db, close } = await openDatabase(connection)
  const now = new Date()
  const emails = Array.from({ length: 40 }, (_, number) => `abonnent${number}@oyane.example`)
  await db.insert(subscriber).values(
    emails.map((email) => ({
      email,
      state: 'confirmed' as const,
      createdAt: now,
      confirmedAt: now,
      mails: 0,
      mailsSince: now,
    })),
  )
  const id = await addIssue(db, { subject: 'Jul på Øyane', intro: 'Velkomen.', items: [] }, now)
  await planIssue(db, { id, at: now, now })
  await close()
  await waitUntil(async () => expect(new Set(await readRecipients())).toEqual(new Set(emails)), WAIT)
  expect(await readRecipients()).toHaveLength(emails.length)
})

test('nobody is signed out when a server is killed', async () => {
  await kill(first)
  const session = await fetch(`${second.url}/redaksjon/api/session`, { headers: { cookie } })
  expect(session.status).toBe(200)
  expect(JSON.stringify(await session.json())).toContain('Kari')
})

test('the house is backed up beside a server, and restored when no server runs', async () => {
  await run(runBackup, ['house.tar.zst'])
  await expect(run(runRestore, ['house.tar.zst'])).rejects.toThrow(/Another Lerret is connected/)
  await kill(second)
  expect(await run(runRestore, ['house.tar.zst'])).toMatch(/Restored \d+ rows and 1 files.*Published/s)
})

/** A server of the house, with a data folder of its own. */
async function startServer(name: string, env: NodeJS.ProcessEnv = {}): Promise<House> {
  const { endpoint, bucket, accessKeyId, secretAccessKey, prefix } = s3.settings
  const dataDir = join(folder, name)
  await addCompressedAssets(dataDir)
  return startHouse({
    dataDir,
    env: {
      ...databaseVariables(),
      DEMO_TODAY: '',
      BACKUPS: 'off',
      ACCOUNTS_SECRET: 'the same on all servers of a house',
      MAILS_PER_MINUTE: '6000',
      PURGE_COMMAND: `cat >> '${purged}'`,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PREFIX: prefix,
      ...env,
    },
  })
}

function databaseVariables(): NodeJS.ProcessEnv {
  const { host, port, user, database } = connection
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  return pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url } : { DATABASE_URL: url }
}

/** Runs a command in the folder of the first server. */
async function run(command: typeof runBackup, args: string[]): Promise<string> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const env = { ...databaseVariables(), DATA_DIR: first.dataDir, INIT_CWD: folder }
  await command({ args, env, print, warn: print, terminal: givenTerminal().terminal })
  return lines.join('\n')
}

/** To whom both servers have sent newsletters. */
async function readRecipients(): Promise<(string | undefined)[]> {
  const recipients = []
  for (const { dataDir } of [first, second]) {
    const outbox = join(dataDir, 'outbox')
    const names = await readdir(outbox).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.eml')))
      recipients.push(/^To: <?([^>\r]+)/m.exec(await readFile(join(outbox, name), 'utf8'))?.[1])
  }
  return recipients
}

async function signIn({ url }: House): Promise<string> {
  const { email, password } = ADMINISTRATOR
  const reply = await fetch(`${url}/redaksjon/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(reply.status).toBe(200)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function kill({ process }: House): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill('SIGKILL')
  await ended
}
