import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import {
  givenDemoFolder,
  givenFolder,
  type House,
  removeFolder,
  spawnHouse,
  startHouse,
} from './house/house.ts'

/** Each test starts its own house, which takes some seconds. */
test.describe.configure({ timeout: 240_000 })

const folders: string[] = []
const houses: House[] = []
test.afterEach(async () => {
  for (const house of houses.splice(0))
    if (house.process.exitCode === null && !house.process.killed) await house.stop()
  for (const folder of folders.splice(0)) await removeFolder(folder)
})

async function start(dataDir: string, env?: NodeJS.ProcessEnv) {
  const house = await startHouse({ dataDir, ...(env && { env }) })
  houses.push(house)
  return house
}

async function newFolder() {
  const folder = await givenFolder()
  folders.push(folder)
  return folder
}

async function demoFolder() {
  const folder = await givenDemoFolder()
  folders.push(folder)
  return folder
}

/** A folder in which the demo was imported and published by a first start on the date of the tests. */
async function publishedDemoFolder() {
  const folder = await demoFolder()
  // Where no folder is prepared, the copy is empty.
  if ((await readdir(folder)).length === 0) await (await start(folder)).stop()
  return folder
}

const readRelease = async (dataDir: string) => {
  const release = await openReleaseStore(join(dataDir, 'site')).findCurrent()
  if (!release) throw new Error(`Nothing is live in ${dataDir}.`)
  return release
}

test('the same demo date gives exactly the same site', async () => {
  const [one, other] = [await publishedDemoFolder(), await newFolder()]
  await (await start(other)).stop()
  const [first, second] = [await readRelease(one), await readRelease(other)]
  expect(first.files.size).toBeGreaterThan(200)
  expect(second.files).toEqual(first.files)
  expect(second.id).toBe(first.id)
})

test('a second server on the same folder names the first and stops; after a kill, the next start serves the same site', async () => {
  const folder = await demoFolder()
  const house = await start(folder)
  const second = startHouse({ dataDir: folder })
  await expect(second).rejects.toThrow(new RegExp(`code 1[^]*${house.process.pid}`))
  expect((await fetch(`${house.url}/ready`)).status).toBe(200)

  const before = await readRelease(folder)
  house.process.kill('SIGKILL')
  await once(house.process, 'exit')
  const next = await start(folder)
  expect((await fetch(`${next.url}/kino`)).status).toBe(200)
  expect((await readRelease(folder)).id).toBe(before.id)
  expect(await next.stop()).toBe(0)
})

test('a server that is stopped while it starts leaves no database running', async () => {
  const folder = await newFolder()
  const { child, waitForOutput } = spawnHouse(folder, { PORT: '0' })
  await waitForOutput('Setting up the database')
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  const left = await readdir(folder, { recursive: true })
  expect(left.filter((name) => name.endsWith('postmaster.pid') || name.endsWith('lerret.lock'))).toEqual([])
})

test('a demo house updates its dates when the day has changed', async () => {
  const folder = await publishedDemoFolder()
  const before = await readRelease(folder)
  const house = await start(folder, { DEMO_TODAY: '2026-11-21' })
  expect(house.output()).toContain('records changed')
  expect((await readRelease(folder)).id).not.toBe(before.id)
})

test('with an external database, no embedded one is started', async () => {
  const [owner, guest] = [await demoFolder(), await newFolder()]
  await start(owner)
  const address = `postgres://lerret@localhost/lerret?host=${encodeURIComponent(join(owner, 'postgres-socket'))}`
  const house = await start(guest, { DATABASE_URL: address })
  expect(house.output()).not.toContain('Setting up the database')
  expect(await readdir(guest)).not.toContain('postgres')
  expect((await fetch(`${house.url}/kino`)).status).toBe(200)
})

test('an unreachable database is named, and the server does not start', async () => {
  const env = { DATABASE_URL: 'postgres://lerret@127.0.0.1:1/lerret' }
  await expect(startHouse({ dataDir: await newFolder(), env })).rejects.toThrow('127.0.0.1:1')
})

test('an invalid setting is named, and the server does not start', async () => {
  await expect(startHouse({ dataDir: await newFolder(), env: { PORT: 'åtti' } })).rejects.toThrow('PORT=åtti')
})
