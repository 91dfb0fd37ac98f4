import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addCompressedAssets } from '../../apps/server/publishing/add-compressed-assets.ts'
import { encodeRelease } from '../../apps/server/publishing/releases/encodings.ts'
import { openReleaseStore } from '../../apps/server/publishing/releases/release-store.ts'
import { findFreePort } from '../../scripts/free-port.ts'

export { findFreePort }

const root = join(import.meta.dirname, '..', '..')

/** A Friday in November, for pages that say the same whenever the tests run. */
export const TODAY = '2026-11-20'

/** The password of the accounts in the prepared data folder. */
export const DEMO_PASSWORD = 'passord for demoen'

export interface House {
  url: string
  dataDir: string
  readonly process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Stops it, and waits until it has ended. */
  stop(): Promise<number | null>
  /** Starts it after a stop, with the same data at the same address. */
  startAgain(): Promise<void>
}

/** Starts Lerret as an operator would, by default on the demo in a folder of its own, and waits until it serves. */
export async function startHouse(
  options: { dataDir?: string; port?: number; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<House> {
  const dataDir = options.dataDir ?? (await givenDemoFolder())
  const port = options.port ?? (await findFreePort())
  const env = { PORT: String(port), CHECKOUT_PORT: String(await findFreePort()), ...options.env }
  const start = () => startProcess(dataDir, env, options.timeoutMs)
  let running = await start()
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    get process() {
      return running.child
    },
    output: () => running.readOutput(),
    async stop() {
      running.child.kill('SIGTERM')
      await running.ended
      return running.child.exitCode
    },
    async startAgain() {
      running = await start()
    },
  }
}

async function startProcess(dataDir: string, env: NodeJS.ProcessEnv, timeoutMs = 180_000) {
  const { child, readOutput, waitForOutput } = spawnHouse(dataDir, env)
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await Promise.race([waitForOutput('Lerret serves'), ended])
  clearTimeout(timer)
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`Lerret ended with code ${child.exitCode}:\n${readOutput()}`)
  }
  return { child, readOutput, ended }
}

/** The process alone, from its first moment. */
export function spawnHouse(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const flags = ['--max-semi-space-size=4', '--heap-growing-percent=60']
  const child = spawn(process.execPath, [...flags, 'apps/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_TODAY: TODAY,
      PUBLIC_URL: 'http://fjordheim.example',
      // The machine that runs the tests has more to do than make pictures.
      IMAGE_SECONDS: '30',
      IMAGE_AVIF: 'off',
      // The address is the same in every start, whichever port the stand-in has.
      CHECKOUT_URL: 'http://billettluka.example',
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more) => (text += more))
  const waitForOutput = (expected: string) =>
    new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', () => text.includes(expected) && resolve())
    })
  return { child, readOutput: () => text, waitForOutput }
}

/** A folder that the database's own user can enter too. */
export async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-e2e-'))
  await chmod(folder, 0o755)
  return folder
}

/** A folder for a house that starts from nothing. */
export async function givenDataFolder(): Promise<string> {
  const folder = await givenFolder()
  await addCompressedAssets(folder)
  return folder
}

/**
 * A folder with the demo already imported and published: a copy of the prepared one, which starts in a third of the time.
 * Where none is prepared, it is empty, and the first start imports and publishes the demo.
 */
export async function givenDemoFolder(): Promise<string> {
  const folder = await givenFolder()
  const prepared = process.env.PREPARED_DATA
  // The copy keeps the owners of all files: the database belongs to a user of its own.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

/**
 * Imports and publishes the demo once, for `givenDemoFolder` to copy from. All copies share one cache of rendered pictures. Returns a
 * folder to remove after the tests.
 */
export async function prepareDemo(): Promise<string> {
  const folder = await givenFolder()
  const [dataDir, pictures] = [join(folder, 'data'), join(folder, 'pictures')]
  for (const each of [pictures, join(dataDir, 'cache')]) await mkdir(each, { recursive: true })
  await addCompressedAssets(dataDir)
  await symlink(pictures, join(dataDir, 'cache', 'images'))
  const house = await startHouse({ dataDir, env: { DEMO_PASSWORD } })
  await house.stop()
  await compressRelease(dataDir)
  process.env.PREPARED_DATA = dataDir
  return folder
}

/** A house compresses the files of its release while it serves them. Those of a copy are compressed already. */
async function compressRelease(dataDir: string) {
  const store = openReleaseStore(join(dataDir, 'site'))
  const release = await store.findCurrent()
  if (release) await encodeRelease(release, store)
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })
