import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import {
  givenDataFolder,
  givenDemoFolder,
  type House,
  removeFolder,
  spawnHouse,
  startHouse,
} from './house/house.ts'

/** Houses take some seconds to start. */
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
  const folder = await givenDataFolder()
  folders.push(folder)
  return folder
}

/** A folder in which the demo was imported and published by a first start on the date of the tests. */
async function publishedDemoFolder() {
  const folder = await givenDemoFolder()
  folders.push(folder)
  // Where no folder is prepared, the copy is empty.
  if ((await readdir(folder)).length === 0) await (await start(folder)).stop()
  return folder
}

const readRelease = async (dataDir: string) => {
  const release = await openReleaseStore(join(dataDir, 'site')).findCurrent()
  if (!release) throw new Error(`Nothing is live in ${dataDir}.`)
  return release
}

test('the same demo gives the same site at another first start, and another one on another day', async () => {
  const folder = await newFolder()
  const house = await start(folder)
  const before = await readRelease(folder)
  expect(before.files.size).toBeGreaterThan(200)

  await test.step('another first start on the same date gives exactly the same files', async () => {
    const other = await readRelease(await publishedDemoFolder())
    expect(other.files).toEqual(before.files)
    expect(other.id).toBe(before.id)
  })

  await test.step('a second server on the same folder names the first and stops', async () => {
    const second = startHouse({ dataDir: folder })
    await expect(second).rejects.toThrow(new RegExp(`code 1[^]*${house.process.pid}`))
    expect((await fetch(`${house.url}/ready`)).status).toBe(200)
  })

  await test.step('when the day has changed, the dates of the demo change', async () => {
    expect(await house.stop()).toBe(0)
    const next = await start(folder, { DEMO_TODAY: '2026-11-21' })
    expect(next.output()).toContain('records changed')
    expect((await readRelease(folder)).id).not.toBe(before.id)
  })
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

test('an unreachable database is named, and the server does not start', async () => {
  const env = { DATABASE_URL: 'postgres://lerret@127.0.0.1:1/lerret' }
  await expect(startHouse({ dataDir: await newFolder(), env })).rejects.toThrow('127.0.0.1:1')
})

test('an invalid setting is named, and the server does not start', async () => {
  await expect(startHouse({ dataDir: await newFolder(), env: { PORT: 'åtti' } })).rejects.toThrow('PORT=åtti')
})
