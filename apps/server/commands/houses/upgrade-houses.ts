import { execFile } from 'node:child_process'
import { lstat, readlink, rename, rm, symlink } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { AppError } from '../../errors/app-error.ts'
import { inspectServer } from './inspect-house.ts'
import type { ListedHouse, ReadableHouse } from './read-houses.ts'

export interface UpgradeOptions {
  /** The folder with the code of the new version. */
  release: string
  version: string
  /** After the first house alone, this many are upgraded at a time. */
  waveSize: number
  /** Where each house has a link to its code. */
  linkOf(name: string): string
  /** Run by a shell for each house, with its name in `HOUSE`. */
  restartCommandOf(name: string): string
  /** How long a house may take until it is ready. */
  timeoutMs: number
  print: (line: string) => void
}

export interface UpgradeResult {
  upgraded: string[]
  failed: { name: string; reason: string; link: string; earlierRelease: string | null }[]
  /** Those that nothing was done to. */
  untouched: string[]
}

const POLL_MS = 300

/** Upgrades one house, then the others in waves. A wave with a house that fails is the last one. */
export async function upgradeHouses(
  houses: readonly ReadableHouse[],
  options: UpgradeOptions,
): Promise<UpgradeResult> {
  await Promise.all(houses.map(({ name }) => readEarlierRelease(options.linkOf(name))))
  const result: UpgradeResult = { upgraded: [], failed: [], untouched: houses.map(({ name }) => name) }
  for (const wave of splitIntoWaves(houses, options.waveSize)) {
    options.print(`Upgrading ${wave.map(({ name }) => name).join(', ')} …`)
    const outcomes = await Promise.all(wave.map((house) => upgradeHouse(house, options)))
    result.untouched.splice(0, wave.length)
    for (const { name, failure } of outcomes)
      if (failure) result.failed.push({ name, ...failure })
      else result.upgraded.push(name)
    if (result.failed.length > 0) break
  }
  return result
}

export function splitIntoWaves<Item>(items: readonly Item[], size: number): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return []
  const count = Math.ceil(others.length / size)
  return [
    [first],
    ...Array.from({ length: count }, (_, wave) => others.slice(wave * size, (wave + 1) * size)),
  ]
}

async function upgradeHouse({ name, settings }: ReadableHouse, options: UpgradeOptions) {
  const link = options.linkOf(name)
  const earlierRelease = await readEarlierRelease(link)
  const fail = (reason: string) => ({ name, failure: { reason, link, earlierRelease } })
  const command = options.restartCommandOf(name)
  const end = performance.now() + options.timeoutMs
  await switchLink(link, options.release)
  try {
    const env = { ...process.env, HOUSE: name }
    await promisify(execFile)('/bin/sh', ['-c', command], { env, timeout: options.timeoutMs })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    return fail([`\`${command}\` failed.`, stderr.trim()].join(' ').trim())
  }
  while (performance.now() < end) {
    const { state, version } = await inspectServer(settings.dataDir)
    if (state === 'ready' && version === options.version) return { name, failure: undefined }
    await wait(POLL_MS)
  }
  const { state, version } = await inspectServer(settings.dataDir)
  return fail(`It is ${state}${version === null ? '' : ` in version ${version}`}.`)
}

/** The folder that a link leads to; null where there is no link yet. */
async function readEarlierRelease(link: string): Promise<string | null> {
  const found = await lstat(link).catch(() => null)
  if (found === null) return null
  if (found.isSymbolicLink()) return readlink(link)
  throw new AppError(
    'setting_invalid',
    `${link} is not a link, so it cannot be switched. Nothing was changed.`,
  )
}

/** There is a link at every moment. */
async function switchLink(link: string, target: string): Promise<void> {
  const temporary = `${link}.new`
  await rm(temporary, { force: true })
  await symlink(target, temporary)
  await rename(temporary, link)
}

/** The houses to upgrade: those that run, or those that are named. */
export async function chooseHouses(
  houses: readonly ListedHouse[],
  { names, version }: { names: readonly string[]; version: string },
) {
  const unknown = names.filter((name) => !houses.some((house) => house.name === name))
  if (unknown.length > 0)
    throw new AppError('request_invalid', `There is no house ${unknown.join(', ')}. Nothing was changed.`)
  const named =
    names.length === 0 ? houses : names.flatMap((name) => houses.filter((house) => house.name === name))
  const readable = named.map((house) => {
    if ('settings' in house) return house
    throw new AppError('setting_invalid', `${house.name}: ${house.problem} Nothing was changed.`)
  })
  const servers = await Promise.all(
    readable.map(async (house) => ({ house, ...(await inspectServer(house.settings.dataDir)) })),
  )
  const isDone = (server: (typeof servers)[number]) => server.state === 'ready' && server.version === version
  const isOff = ({ state }: (typeof servers)[number]) => names.length === 0 && state === 'stopped'
  return {
    due: servers.filter((server) => !isDone(server) && !isOff(server)).map(({ house }) => house),
    done: servers.filter(isDone).map(({ house }) => house.name),
    stopped: servers.filter(isOff).map(({ house }) => house.name),
  }
}
