import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin']
const START_TIMEOUT_MS = 60_000

/** The programs that the bench starts, and the Debian packages that have them. */
const PACKAGES = {
  haproxy: 'haproxy',
  memcached: 'memcached',
  nginx: 'nginx-light',
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  'swift-proxy-server': 'swift-proxy',
  'swift-ring-builder': 'swift',
}
export type ProgramName = keyof typeof PACKAGES

const findPath = (name: string) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** A sentence about what has to be installed; null when everything is there. */
export function findMissingPrograms(): string | null {
  const missing = (Object.keys(PACKAGES) as ProgramName[]).filter((name) => findPath(name) === undefined)
  if (missing.length === 0) return null
  const packages = missing.map((name) => PACKAGES[name])
  return `The bench needs ${missing.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`
}

export function programPath(name: ProgramName): string {
  const path = findPath(name)
  if (path === undefined) throw new Error(`${name} is not installed.`)
  return path
}

export interface Program extends AsyncDisposable {
  process: ChildProcess
  /** Everything it has printed so far. */
  readOutput(): Promise<string>
}

/** Starts a program in the foreground, with a log file of its own in the folder. */
export async function startProgram(
  name: ProgramName,
  args: string[],
  { folder, uid, gid }: { folder: string; uid?: number; gid?: number },
): Promise<Program> {
  const logPath = join(folder, `${name}.log`)
  const log = await open(logPath, 'a')
  const child = spawn(programPath(name), args, {
    cwd: '/',
    stdio: ['ignore', log.fd, log.fd],
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
  await once(child, 'spawn')
  await log.close()
  const ended = once(child, 'exit')
  return {
    process: child,
    readOutput: () => readFile(logPath, 'utf8'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until a check no longer throws. */
export async function waitUntil(description: string, check: () => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await wait(100)) {
    try {
      await check()
      return
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`Waited too long until ${description}.`, { cause })
    }
  }
}

export async function makeTemporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'lerret-growth-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** Throws where the example no longer has what is to be replaced. */
export function replaceAll(text: string, replacements: [string, string][]): string {
  for (const [from] of replacements) if (!text.includes(from)) throw new Error(`The example lacks "${from}".`)
  return replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}
