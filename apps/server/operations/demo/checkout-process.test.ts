import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { superviseCheckout } from './checkout-process.ts'

const WAIT = { timeout: 20_000, interval: 20 }
const folder = await givenFolder()

/** A script that records the pid of each start, then runs this code. */
async function givenScript(name: string, code: string) {
  const script = join(folder, `${name}.mjs`)
  const pidFile = join(folder, `${name}.txt`)
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(process.env.NOTES, process.pid + '\\n')\n${code}`,
  )
  const pids = async () =>
    (await readFile(pidFile, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number)
  return { script, env: { NOTES: pidFile }, pids }
}

const SILENT = { logInfo: () => {}, logWarning: () => {} }

const RUN_FOREVER = `setInterval(() => {}, 1000); process.on('disconnect', () => process.exit())`

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the checkout exits when it is stopped', async () => {
  const { pids, ...options } = await givenScript('stopped', RUN_FOREVER)
  const checkout = superviseCheckout({ ...options, ...SILENT })
  await waitUntil(async () => expect(await pids()).toHaveLength(1), WAIT)
  await checkout.stop()
  expect(isRunning((await pids())[0] as number)).toBe(false)
})

test('a checkout is ready when it says so, or when it has ended', async () => {
  const { pids, ...listening } = await givenScript('listening', `process.send('listening')\n${RUN_FOREVER}`)
  const checkout = superviseCheckout({ ...listening, ...SILENT })
  await checkout.ready
  expect(await pids()).toHaveLength(1)
  await checkout.stop()
  const ended = await givenScript('ended', 'process.exit(1)')
  const failing = superviseCheckout({ script: ended.script, env: ended.env, ...SILENT })
  await failing.ready
  await failing.stop()
})

test('a checkout that ignores SIGTERM is killed after the grace period', async () => {
  const ignoreSigterm = `process.on('SIGTERM', () => {}); appendFileSync(process.env.NOTES, process.pid + '\\n')`
  const { pids, ...options } = await givenScript('stays', `${ignoreSigterm}\n${RUN_FOREVER}`)
  const checkout = superviseCheckout({ ...options, ...SILENT, graceMs: 50 })
  await waitUntil(async () => expect(await pids()).toHaveLength(2), WAIT)
  await checkout.stop()
  expect(isRunning((await pids())[0] as number)).toBe(false)
})

test('each line of the checkout is logged by the server, with its level', async () => {
  const { pids, ...options } = await givenScript(
    'lines',
    `console.log('sells'); console.error('fails'); process.exit(1)`,
  )
  const infos: string[] = []
  const warnings: string[] = []
  const checkout = superviseCheckout({
    ...options,
    logInfo: (text) => void infos.push(text),
    logWarning: (text) => void warnings.push(text),
  })
  await waitUntil(() => expect([infos[0], warnings[0]]).toEqual(['sells', 'fails']), WAIT)
  await checkout.stop()
})

test('a checkout that ends by itself is restarted a limited number of times', async () => {
  const { pids, ...options } = await givenScript('ends', 'process.exit(1)')
  const warnings: string[] = []
  const checkout = superviseCheckout({
    ...options,
    ...SILENT,
    logWarning: (text) => void warnings.push(text),
    firstPauseMs: 1,
  })
  await waitUntil(() => expect(warnings).toHaveLength(1), WAIT)
  expect(await pids()).toHaveLength(5)
  await checkout.stop()
})

test('the checkout exits when the server is killed', async () => {
  const { pids, script, env } = await givenScript('orphan', RUN_FOREVER)
  const serverScript = join(folder, 'server.ts')
  const source = join(import.meta.dirname, 'checkout-process.ts')
  await writeFile(
    serverScript,
    `import { superviseCheckout } from ${JSON.stringify(source)}\nsuperviseCheckout({ ...${JSON.stringify({ script, env })}, logInfo() {}, logWarning() {} })`,
  )
  const server = spawn(process.execPath, [serverScript], { stdio: 'ignore' })
  await waitUntil(async () => expect(await pids()).toHaveLength(1), WAIT)
  server.kill('SIGKILL')
  await once(server, 'exit')
  const [pid] = await pids()
  await waitUntil(() => expect(isRunning(pid as number)).toBe(false), WAIT)
})
