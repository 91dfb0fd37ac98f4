import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runBackup } from '../../../commands/backup/run-backup.ts'
import { runRestore } from '../../../commands/backup/run-restore.ts'
import { openS3Store } from '../../../platform/files/s3-store.ts'
import { givenTerminal } from '../../../publishing/test-large-house.ts'
import { givenFolder } from '../../../test-cleanup.ts'
import { startTestS3Server } from '../../../testing/s3-server.ts'
import { sendInProcess } from '../run-scheduled.ts'
import { givenHouse, givenPool, readAllRows } from '../test-house.ts'
import { listBackups, sendBackups } from './send-backups.ts'

const s3 = await startTestS3Server()
afterAll(() => s3[Symbol.asyncDispose]())

const listNames = async (prefix: string) =>
  [...(await listBackups(await openS3Store({ ...s3.settings, prefix }))).keys()].sort()
const name = (moment: string) => `lerret-2026-11-${moment}-00-00.tar.zst`

test('backups that a store does not have are sent, and old ones go there by the same rule', async () => {
  const folder = await givenFolder()
  const store = await openS3Store({ ...s3.settings, prefix: 'rotasjon/' })
  for (const other of ['notat.txt', name('01T10'), name('01T11')]) await store.put(other, Buffer.from('x'))
  const days = Array.from({ length: 16 }, (_, day) => name(`${String(day + 2).padStart(2, '0')}T12`))
  for (const day of days) await writeFile(join(folder, day), randomBytes(100))
  await writeFile(join(folder, 'before-restore-2026-11-17T12-00-00.tar.zst'), 'x')
  expect(await sendBackups(store, folder)).toEqual(days)
  expect(await listNames('rotasjon/')).toEqual([name('01T10'), name('01T11'), ...days])
  const hours = Array.from({ length: 24 }, (_, hour) => name(`18T${String(hour).padStart(2, '0')}`))
  for (const hour of hours) await writeFile(join(folder, hour), randomBytes(100))
  expect(await sendBackups(store, folder)).toEqual(hours)
  expect(await listNames('rotasjon/')).toEqual([...days.slice(3), ...hours])
  expect(await store.find('notat.txt')).toBeDefined()
  expect(await sendBackups(store, folder)).toEqual([])
})

test('a file that is larger than a part arrives as it is', async () => {
  const folder = await givenFolder()
  await writeFile(join(folder, name('18T12')), randomBytes(17 * 1024 * 1024))
  const store = await openS3Store({ ...s3.settings, prefix: 'stor/' })
  await sendBackups(store, folder)
  expect(await listBackups(store)).toEqual(new Map([[name('18T12'), 17 * 1024 * 1024]]))
})

test('a backup is sent to the store, listed, and restored from there', async () => {
  const house = await givenHouse()
  const { host, port, user, database } = house.connection
  const query = new URLSearchParams({ host: String(host), port: String(port) })
  const env = {
    DATA_DIR: house.dataDir,
    DATABASE_URL: `postgres://${user}@localhost/${database}?${query}`,
    BACKUP_S3_ENDPOINT: s3.settings.endpoint,
    BACKUP_S3_BUCKET: s3.settings.bucket,
    BACKUP_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    BACKUP_S3_PREFIX: 'hus/',
  }
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const run = (command: typeof runBackup, ...args: string[]) =>
    command({ args, env, print, warn: print, terminal: givenTerminal().terminal })
  await run(runBackup)
  const [sent = ''] = await listNames('hus/')
  const address = `s3://house/hus/${sent}`
  expect(lines.at(-1)).toBe(`Sent to ${address}.`)
  await run(runBackup, '--list')
  expect(lines.at(-1)).toContain(address)

  const { person } = await readAllRows(house.pool)
  await house.pool.query('delete from person')
  await house.close()
  for (const [other, reason] of [
    ['s3://house/hus/finst-ikkje.tar.zst', /no such backup in the store/],
    ['s3://eit-anna/hus/x.tar.zst', /begin with s3:\/\/house\/hus\//],
  ] as const)
    await expect(run(runRestore, other)).rejects.toThrow(reason)
  await run(runRestore, address, '--no-restore-point')
  expect(lines.join()).toMatch(/Restored \d+ rows and 2 files/)
  expect((await readAllRows(givenPool(house.connection))).person).toEqual(person)
  expect(await readdir(join(house.dataDir, 'backups'))).toEqual([sent])
})

test('a server that cannot reach the store gets the reason, without the key', async () => {
  const variables = {
    BACKUP_DIR: await givenFolder(),
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
    BACKUP_S3_BUCKET: 'house',
    BACKUP_S3_ACCESS_KEY_ID: 'nøkkel',
    BACKUP_S3_SECRET_ACCESS_KEY: 'løyndom',
  }
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value)
  await expect(sendInProcess(new AbortController().signal)).rejects.toThrow(
    /^The bucket house at http:\/\/127\.0\.0\.1:9: (?!.*løyndom).*ECONNREFUSED/,
  )
  vi.unstubAllEnvs()
})
