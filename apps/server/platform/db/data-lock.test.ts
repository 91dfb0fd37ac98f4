import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataFolderLockedError, lockDataFolder } from './data-lock.ts'
import { readPidNamespace } from './embedded/processes.ts'
import { type Helper, makeTestFolder, startHelper } from './embedded/test-scratch.ts'

const FAST = { logWarning: () => {}, heartbeatMs: 40 }

test('a second Lerret is refused with the process that holds the folder, its host and since when', async () => {
  const folder = await makeTestFolder()
  const holder = await startHolder(folder)
  const refusal = await lockDataFolder(folder, FAST).catch((error) => error)
  expect(refusal).toBeInstanceOf(DataFolderLockedError)
  for (const fact of [folder, `process ${holder.pid} `, hostname(), (await readLock(folder)).since])
    expect(refusal.message).toContain(fact)
})

test('a data folder that cannot be used is refused with its name and the reason', async () => {
  const folder = await makeTestFolder()
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(lockDataFolder(file, FAST)).rejects.toThrow(
    `The data folder ${file} (DATA_DIR) cannot be used: it is a file and not a folder.`,
  )
  await expect(lockDataFolder(join(file, 'var'), FAST)).rejects.toThrow('a part of its path is a file')
})

test('the same process cannot hold a folder twice', async () => {
  const folder = await makeTestFolder()
  const held = await lockDataFolder(folder, FAST)
  await expect(lockDataFolder(folder, FAST)).rejects.toThrow(DataFolderLockedError)
  await held.release()
})

test('a released folder is free and clean', async () => {
  const folder = await makeTestFolder()
  const held = await lockDataFolder(folder, FAST)
  await held.release()
  await held.release()
  expect(await readdir(folder)).toEqual([])
  await (await lockDataFolder(folder, FAST)).release()
})

test('the folder of a killed Lerret is taken over, and the reason logged', async () => {
  const folder = await makeTestFolder()
  const holder = await startHolder(folder)
  await holder.kill()
  const { lines, release } = await lockAndLog(folder)
  expect(lines.join()).toContain(`process ${holder.pid} no longer runs`)
  expect((await readLock(folder)).pid).toBe(process.pid)
  expect(await readdir(folder)).toEqual(['lerret.lock'])
  await release()
})

test('a holder whose pid now belongs to another process is dead', async () => {
  const folder = await makeTestFolder()
  await leaveLock(folder, { pid: process.pid, life: '1' })
  const { lines, release } = await lockAndLog(folder)
  expect(lines.join()).toContain(`process ${process.pid} is now another one`)
  await release()
})

test('a holder from before the machine was restarted is dead, whatever runs under its pid', async () => {
  const folder = await makeTestFolder()
  await leaveLock(folder, { pid: process.pid, life: '1', boot: 'an earlier one' })
  const { lines, release } = await lockAndLog(folder)
  expect(lines.join()).toContain('restarted')
  await release()
})

test('a holder that runs keeps the folder, though it saw another boot, as a unit of systemd does in a container', async () => {
  const folder = await makeTestFolder()
  const holder = await startHolder(folder)
  await leaveLock(folder, { ...(await readLock(folder)), boot: 'that of the machine' })
  await expect(lockDataFolder(folder, FAST)).rejects.toThrow(`process ${holder.pid} `)
})

test.each(['', '{"pid":', '{"pid":"12"}', 'not a lock'])(
  'an unreadable lock (%j) is replaced and logged',
  async (text) => {
    const folder = await makeTestFolder()
    await writeFile(join(folder, 'lerret.lock'), text)
    const { lines, release } = await lockAndLog(folder)
    expect(lines.join()).toContain('unreadable')
    await release()
  },
)

test('releasing leaves a lock alone that is no longer ours', async () => {
  const folder = await makeTestFolder()
  const held = await lockDataFolder(folder, FAST)
  await leaveLock(folder, { pid: 1 })
  await held.release()
  expect(await readdir(folder)).toEqual(['lerret.lock'])
})

test('a holder on another machine keeps the lock as long as it updates it', async () => {
  const folder = await makeTestFolder()
  const held = await lockDataFolder(folder, FAST)
  await leaveLock(folder, { ...(await readLock(folder)), host: 'elsewhere', boot: 'another' })
  await expect(lockDataFolder(folder, { ...FAST, heartbeatMs: 500 })).rejects.toThrow('elsewhere')
  await held.release()
})

test('a holder on another machine that has fallen silent is dead', async () => {
  const folder = await makeTestFolder()
  await leaveLock(folder, { host: 'elsewhere', boot: 'another' })
  const { lines, release } = await lockAndLog(folder)
  expect(lines.join()).toContain('silent')
  await release()
})

test('a recovery that was itself killed half-way is recovered from', async () => {
  const folder = await makeTestFolder()
  const dead = await leaveLock(folder, { pid: await deadPid() })
  const claim = `lerret.lock.${createHash('sha256').update(dead).digest('hex').slice(0, 12)}`
  await leaveLock(folder, { pid: await deadPid() }, claim)
  const held = await lockDataFolder(folder, FAST)
  expect(await readdir(folder)).toEqual(['lerret.lock'])
  await held.release()
})

test('of 10 Lerrets starting at once on a folder that is free or left behind exactly one wins', async () => {
  const contenders = Array.from({ length: 10 }, () => startContender())
  await Promise.all(contenders.map((contender) => contender.nextLine()))
  const pid = await deadPid()
  for (let round = 1; round <= 20; round++) {
    const folder = await makeTestFolder()
    const isLeftBehind = round % 2 === 0
    if (isLeftBehind) await leaveLock(folder, { pid })
    for (const contender of contenders) contender.writeLine(folder)
    const outcomes = await Promise.all(contenders.map((contender) => contender.nextLine()))
    const winner = contenders[outcomes.indexOf('won')]
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.includes(`process ${winner?.pid} `))).toHaveLength(9)
    expect(await readdir(folder)).toEqual(['lerret.lock'])
  }
}, 60_000)

const moduleUrl = JSON.stringify(new URL('./data-lock.ts', import.meta.url))

async function startHolder(folder: string): Promise<Helper> {
  const holder = startContender()
  await holder.nextLine()
  holder.writeLine(folder)
  expect(await holder.nextLine()).toBe('won')
  return holder
}

/** Tries to lock every folder named on its standard input, and holds those that it gets. */
function startContender(): Helper {
  return startHelper(`
    import { createInterface } from 'node:readline'
    import { lockDataFolder } from ${moduleUrl}
    console.log('ready')
    for await (const folder of createInterface({ input: process.stdin })) {
      await lockDataFolder(folder, { logWarning() {}, heartbeatMs: 40 }).then(
        () => console.log('won'),
        (error) => console.log(error.message),
      )
    }
  `)
}

async function lockAndLog(folder: string) {
  const lines: string[] = []
  const held = await lockDataFolder(folder, { ...FAST, logWarning: (line) => lines.push(line) })
  return { lines, release: held.release }
}

async function leaveLock(folder: string, facts: object, name = 'lerret.lock'): Promise<string> {
  const rest = { pid: 1, life: '1', host: hostname(), since: new Date().toISOString(), token: 'left' }
  const text = JSON.stringify({ ...rest, ...readPidNamespace(), ...facts })
  await writeFile(join(folder, name), text)
  return text
}

async function readLock(folder: string) {
  return JSON.parse(await readFile(join(folder, 'lerret.lock'), 'utf8'))
}

async function deadPid(): Promise<number> {
  const helper = startHelper('process.stdin.resume()')
  await helper.kill()
  return helper.pid
}
