import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenEmptyDatabase } from '../../db/test-database.ts'
import { givenMachine } from './test-machine.ts'
import { splitIntoWaves } from './upgrade-houses.ts'

const databases = [await givenEmptyDatabase(), await givenEmptyDatabase()]
const machine = await givenMachine()
const PASSWORD = 'a secret of the database'
const ports: number[] = []
let older: string
let newer: string

beforeAll(async () => {
  older = await machine.addRelease('older')
  newer = await machine.addRelease('newer')
  for (const [index, name] of ['fjord', 'oyane'].entries()) {
    const env = {
      DATABASE_URL: toUrl(databases[index] as pg.PoolConfig),
      METRICS_TOKEN: PASSWORD,
      BACKUPS: 'off',
    }
    ports.push((await machine.addHouse(name, { release: older, env })).port)
  }
  await Promise.all(['fjord', 'oyane'].map((name) => machine.start(name)))
}, 180_000)
afterAll(() => machine[Symbol.asyncDispose](), 60_000)

test('the list has version, state, backup and memory of each house, and no secrets', async () => {
  await mkdir(join(machine.dataDir('fjord'), 'backups'))
  const moment = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 19)
  const backup = `lerret-${moment.replaceAll(':', '-')}.tar.zst`
  await writeFile(join(machine.dataDir('fjord'), 'backups', backup), '')
  const { code, output } = await machine.runHouses()
  const [, fjord, oyane] = output.split('\n')
  expect(fjord).toMatch(/^fjord +ready +0\.1\.0\+older +3 h +\d+ MB +https:\/\/fjord\.test$/)
  expect(oyane).toMatch(/^oyane +ready +0\.1\.0\+older +– +\d+ MB +https:\/\/oyane\.test$/)
  expect(code).toBe(0)
  expect(output).not.toContain(PASSWORD)
})

test('houses that were never started or have wrong settings make the list fail, and nothing is upgraded', async () => {
  const broken = join(machine.folder, 'settings', 'broken.env')
  const never = join(machine.folder, 'settings', 'never.env')
  await writeFile(broken, `PORT=high\nDATABASE_URL=${PASSWORD}\n`)
  await writeFile(never, `DATA_DIR=${machine.dataDir('never')}\n`)
  try {
    const { code, output } = await machine.runHouses()
    expect(code).toBe(1)
    expect(output).toContain('broken.env: Environment: PORT=high: ')
    expect(output).toContain('never: It has never been started')
    expect(output).not.toContain(PASSWORD)
    expect((await machine.upgrade(newer)).output).toContain('Nothing was changed.')
  } finally {
    await Promise.all([rm(broken), rm(never)])
  }
})

test('an upgrade stops at a house that fails, and says how to go back', async () => {
  // Another program takes its port when it restarts.
  await machine.stop('fjord')
  const other = createServer().listen(ports[0], '127.0.0.1')
  await once(other, 'listening')
  const { code, output } = await machine.upgrade(newer, 'fjord', 'oyane')
  other.close()
  expect(code).toBe(1)
  expect(output).toContain('Failed: fjord. ')
  expect(output).toContain('As before: oyane.')
  expect(output).toContain(`ln -sfn ${older} ${join(machine.folder, 'houses', 'fjord')}`)
  expect(output).toContain('restore --before-upgrade')
  const { output: list, code: listCode } = await machine.runHouses()
  expect(list).toMatch(/^fjord +stopped +– /m)
  expect(list).toMatch(/^oyane +ready +0\.1\.0\+older /m)
  expect(list).toContain('fjord: It does not run.')
  expect(listCode).toBe(1)
})

test('an upgrade that is repeated gives the new version to those that have not got it', async () => {
  await machine.start('fjord')
  const { code, output } = await machine.upgrade(newer)
  expect(output).toBe('Upgrading oyane …\nVersion 0.1.0+newer: fjord, oyane.\n')
  expect(code).toBe(0)
  expect((await machine.listHouses()).map(({ state, version }) => [state, version])).toEqual([
    ['ready', '0.1.0+newer'],
    ['ready', '0.1.0+newer'],
  ])
})

test('after the first house come as many at a time as the operator says', () => {
  expect(splitIntoWaves([1, 2, 3, 4, 5, 6], 2)).toEqual([[1], [2, 3], [4, 5], [6]])
})

const toUrl = ({ host, port, user, database }: pg.PoolConfig) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
