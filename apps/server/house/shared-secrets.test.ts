import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openListener } from '../platform/db/notifications.ts'
import { givenOpenDatabase } from '../platform/db/test-database.ts'
import { houseFact } from '../platform/house-facts/table.ts'
import { readSettings } from '../settings/settings.ts'
import { givenFolder } from '../test-cleanup.ts'
import { shareSecrets } from './shared-secrets.ts'

const { db, connection } = await givenOpenDatabase()
const folder = await givenFolder()
beforeEach(() => db.delete(houseFact))

const KEY = 'the same on all servers of a house'
let warnings: string[] = []
beforeEach(() => {
  warnings = []
})
let number = 0
/** A server with a data folder of its own, until it is stopped. */
async function startServer(env: NodeJS.ProcessEnv = {}, dataDir = join(folder, String(number++))) {
  const settings = readSettings({ ACCOUNTS_SECRET: KEY, ...env, DATA_DIR: dataDir })
  const { confirm } = await shareSecrets(db, settings, (text) => void warnings.push(text))
  const listener = await openListener(connection, () => {})
  return { dataDir, confirm, stop: listener.stop }
}
const readSecrets = async (dataDir: string) => {
  const names = (await readdir(join(dataDir, 'secrets'))).sort()
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(dataDir, 'secrets', name), 'utf8')]),
  )
}

test('a second server gets the secrets that the first one made', async () => {
  const first = await startServer()
  const second = await startServer()
  await Promise.all([first.confirm(), second.confirm()])
  const secrets = await readSecrets(first.dataDir)
  expect(secrets.map(([name]) => name)).toEqual([
    'delivery',
    'management-client-secret',
    'platform-password',
    'signing-key.json',
  ])
  expect(await readSecrets(second.dataDir)).toEqual(secrets)
  await Promise.all([first.stop(), second.stop()])
  expect(warnings).toEqual([])
})

test('the database has them encrypted only', async () => {
  const { stop, dataDir } = await startServer({ DELIVERY_SECRET: 'hemmeleg hemmeleg hemmeleg' })
  await stop()
  const [fact] = await db.select().from(houseFact)
  const stored = Buffer.from(String(fact?.value), 'base64').toString('latin1')
  for (const value of [...(await readSecrets(dataDir)).map(([, text]) => text?.trim()), 'hemmeleg'])
    expect(stored).not.toContain(value)
})

test('beside a running server, those with another secret are refused', async () => {
  const first = await startServer()
  const variables = [
    'ACCOUNTS_SECRET',
    'DELIVERY_SECRET',
    'PLATFORM_PASSWORD',
    'MANAGEMENT_CLIENT_SECRET',
  ] as const
  const refused = variables.map((name) =>
    expect(startServer({ [name]: 'another one than that of the first server' })).rejects.toThrow(
      `${name} differs from that of another server`,
    ),
  )
  await Promise.all(refused)
  await first.confirm()
  await first.stop()
})

test('when no other server runs, secrets may be changed', async () => {
  const { stop, dataDir } = await startServer()
  await stop()
  const changed = await startServer({ ACCOUNTS_SECRET: 'another one than that of the first start' }, dataDir)
  await changed.confirm()
  await changed.stop()
  expect(warnings).toEqual([expect.stringContaining('ACCOUNTS_SECRET')])
})

test('of two servers with different secrets that start at once, one goes on', async () => {
  const settingsOf = (secret: string) =>
    readSettings({ ACCOUNTS_SECRET: secret, DATA_DIR: join(folder, String(number++)) })
  const first = await shareSecrets(db, settingsOf(KEY), () => {})
  const second = await shareSecrets(db, settingsOf('another one than that of the first server'), () => {})
  await expect(first.confirm()).rejects.toThrow('ACCOUNTS_SECRET differs')
  await second.confirm()
})
