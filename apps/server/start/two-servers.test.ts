import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenFolder, type House, removeFolder, startHouse } from '../../../e2e/house/house.ts'
import { publishDraft } from '../content/store/publish-versions.ts'
import { findDraft, readAllStable } from '../content/store/read-records.ts'
import { saveDraft } from '../content/store/save-versions.ts'
import { openDatabase } from '../db/connection.ts'
import { givenEmptyDatabase } from '../db/test-database.ts'
import { startTestS3Server } from '../files/test-s3-server.ts'

const connection = await givenEmptyDatabase()
const folder = await givenFolder()
const s3 = await startTestS3Server()
const ADMINISTRATOR = { name: 'Kari', email: 'kari@oyane.example', password: 'blåbær på fjellet' }
const ANSWERS = {
  title: 'Øyane kulturhus',
  organisation: { email: 'post@oyane.example' },
  administrator: ADMINISTRATOR,
}
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
  await s3[Symbol.asyncDispose]()
  await removeFolder(folder)
})

test('a publish appears on both servers', async () => {
  const { db, close } = await openDatabase(connection)
  const [settings] = await readAllStable(db, 'settings')
  const { id } = settings as { id: string }
  const draft = await findDraft(db, 'settings', id)
  const body = { ...(draft?.body as object), title: 'Øyane scene' } as never
  await saveDraft(db, { kind: 'settings', id, author: 'Kari', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind: 'settings', id, author: 'Kari' })
  await close()
  for (const { url } of [first, second])
    await vi.waitFor(async () => expect(await (await fetch(url)).text()).toContain('Øyane scene'), WAIT)
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

test('nobody is signed out when a server is killed', async () => {
  await kill(first)
  const session = await fetch(`${second.url}/redaksjon/api/session`, { headers: { cookie } })
  expect(session.status).toBe(200)
  expect(JSON.stringify(await session.json())).toContain('Kari')
})

/** A server of the house, with a data folder of its own. */
async function startServer(name: string, env: NodeJS.ProcessEnv = {}): Promise<House> {
  const { host, port, user, database } = connection
  const { endpoint, bucket, accessKeyId, secretAccessKey, prefix } = s3.settings
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  return startHouse({
    dataDir,
    env: {
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`,
      DEMO_TODAY: '',
      BACKUPS: 'off',
      ACCOUNTS_SECRET: 'the same on all servers of a house',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PREFIX: prefix,
      ...env,
    },
  })
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
