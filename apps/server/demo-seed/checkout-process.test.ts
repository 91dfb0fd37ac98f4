import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepCheckout } from './checkout-process.ts'

const WAIT = { timeout: 20_000, interval: 20 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-checkout-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A program that notes each of its starts, then does this. */
async function givenProgram(name: string, doing: string) {
  const program = join(folder, `${name}.mjs`)
  const notes = join(folder, `${name}.txt`)
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(process.env.NOTES, process.pid + '\\n')\n${doing}`,
  )
  const pids = async () =>
    (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number)
  return { program, env: { NOTES: notes }, pids }
}

const LIVES = `setInterval(() => {}, 1000); process.on('disconnect', () => process.exit())`

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('it ends when it is told to', async () => {
  const { pids, ...parts } = await givenProgram('told', LIVES)
  const checkout = keepCheckout({ ...parts, complain: () => {} })
  await vi.waitFor(async () => expect(await pids()).toHaveLength(1), WAIT)
  await checkout.stop()
  expect(isRunning((await pids())[0] as number)).toBe(false)
})

test('one that does not end when it is told to is not waited for', async () => {
  const deaf = `process.on('SIGTERM', () => {}); appendFileSync(process.env.NOTES, process.pid + '\\n')`
  const { pids, ...parts } = await givenProgram('stays', `${deaf}\n${LIVES}`)
  const checkout = keepCheckout({ ...parts, complain: () => {}, graceMs: 50 })
  await vi.waitFor(async () => expect(await pids()).toHaveLength(2), WAIT)
  await checkout.stop()
  expect(isRunning((await pids())[0] as number)).toBe(false)
})

test('one that ends by itself is started again, but not for ever', async () => {
  const { pids, ...parts } = await givenProgram('ends', 'process.exit(1)')
  const complaints: string[] = []
  const checkout = keepCheckout({ ...parts, complain: (text) => void complaints.push(text), firstPauseMs: 1 })
  await vi.waitFor(() => expect(complaints).toHaveLength(1), WAIT)
  expect(await pids()).toHaveLength(5)
  await checkout.stop()
})

test('it does not outlive a server that was killed', async () => {
  const { pids, program, env } = await givenProgram('orphan', LIVES)
  const keeper = join(folder, 'keeper.ts')
  const source = join(import.meta.dirname, 'checkout-process.ts')
  await writeFile(
    keeper,
    `import { keepCheckout } from ${JSON.stringify(source)}\nkeepCheckout(${JSON.stringify({ program, env })})`,
  )
  const server = spawn(process.execPath, [keeper], { stdio: 'ignore' })
  await vi.waitFor(async () => expect(await pids()).toHaveLength(1), WAIT)
  server.kill('SIGKILL')
  await once(server, 'exit')
  const [pid] = await pids()
  await vi.waitFor(() => expect(isRunning(pid as number)).toBe(false), WAIT)
})
