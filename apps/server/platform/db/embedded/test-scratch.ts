import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './processes.ts'

const folders: string[] = []
const children: ChildProcess[] = []

/** Makes a folder that every user can enter. It is removed after the test, and any PostgreSQL in it stopped. */
export async function makeTestFolder(): Promise<string> {
  cleanAfterTest()
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lerret-test-')))
  folders.push(folder)
  await chmod(folder, 0o755)
  return folder
}

export type Helper = {
  pid: number
  writeLine(line: string): void
  nextLine(): Promise<string>
  kill(): Promise<void>
}

/** Runs the script in another Node process (an ES module, which may await), ended after the test. */
export function startHelper(script: string, options: { group?: boolean } = {}): Helper {
  cleanAfterTest()
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: options.group ?? false,
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    writeLine: (line) => child.stdin.write(`${line}\n`),
    nextLine: async () => String((await lines.next()).value),
    kill: () => end(child),
  }
}

/** Polls until the condition is met; a timeout names the condition. */
export async function waitUntil(
  description: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting: ${description}`)
    await wait(10)
  }
}

/** Test files share this module, so it has no hooks of its own: each test that needs cleaning registers it once. */
function cleanAfterTest() {
  if (folders.length + children.length === 0) onTestFinished(cleanUp, 90_000)
}

/** Does not rely on the code under test to find or stop its processes: it may be what has just failed. */
async function cleanUp() {
  vi.unstubAllEnvs()
  await Promise.all(children.splice(0).map(end))
  for (const folder of folders.splice(0)) {
    await endProcessesIn(folder)
    await clearSharedMemory(folder)
    await endProcessesIn(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function endProcessesIn(folder: string): Promise<void> {
  const pids = (await listCommands()).flatMap(([pid, command]) =>
    command.includes(`${folder}/`) ? [pid] : [],
  )
  for (const pid of pids) signal(pid, 'SIGQUIT')
  await waitUntil('the processes of the test end', () => !pids.some(isAlive)).catch(() => {
    for (const pid of pids) signal(pid, 'SIGKILL')
  })
}

async function listCommands(): Promise<[pid: number, command: string][]> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 1e8 })
    return stdout.split('\n').map((line) => [Number.parseInt(line, 10), line])
  }
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const read = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return Promise.all(pids.map(async (pid): Promise<[number, string]> => [pid, await read(pid)]))
}

/** Shared memory of a PostgreSQL that was killed is released only by its next start. */
async function clearSharedMemory(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true })
  for (const path of paths.filter((path) => basename(path) === 'postmaster.pid')) {
    const clusters = dirname(dirname(join(folder, path)))
    const dataDir = basename(clusters) === 'postgres' ? dirname(clusters) : clusters
    const restart = startEmbeddedPostgres({ dataDir, reachableRoot: folder, log: () => {} }).then(
      (postgres) => postgres.stop(),
    )
    await Promise.race([restart.catch(() => 'it cannot start'), wait(30_000, 'it hangs', { ref: false })])
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
