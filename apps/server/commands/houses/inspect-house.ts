import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { z } from 'zod'
import { parseBackupFile } from '../../backup/file-names.ts'
import { findOverdueSince } from '../../backup/state.ts'
import { findLockHolder } from '../../db/data-lock.ts'
import { createOutboundFetch } from '../../outbound/fetch.ts'
import type { Settings } from '../../settings/settings.ts'
import { readAddress } from '../address-file.ts'
import { readProcessMemory } from './process-memory.ts'
import type { ListedHouse } from './read-houses.ts'

export interface HouseStatus {
  name: string
  address: string | null
  version: string | null
  state: 'ready' | 'not ready' | 'starting' | 'stopped' | 'unknown'
  backupAt: string | null
  memoryMegabytes: number | null
  /** What is wrong, as sentences. */
  problems: string[]
}

const TIMEOUT_MS = 5000
const MAX_BYTES = 10_000

/** The status of a house. Nothing is started or changed, and no secret is read but those in the settings. */
export async function inspectHouse(house: ListedHouse, now: Date): Promise<HouseStatus> {
  const { name } = house
  const unknown = { version: null, state: 'unknown', backupAt: null, memoryMegabytes: null } as const
  if ('problem' in house) return { name, address: null, ...unknown, problems: [house.problem] }
  const { settings } = house
  const address = settings.publicUrl
  const unreadable = await findUnreadableReason(settings.dataDir)
  if (unreadable) return { name, address, ...unknown, problems: [unreadable] }
  const [server, backups, pid] = await Promise.all([
    inspectServer(settings.dataDir),
    inspectBackups(settings, now),
    findLockHolder(settings.dataDir),
  ])
  const isStarting = server.state === 'stopped' && pid !== undefined
  return {
    name,
    address,
    version: server.version,
    state: isStarting ? 'starting' : server.state,
    backupAt: backups.newest?.toISOString() ?? null,
    memoryMegabytes: pid === undefined ? null : await readMegabytes(pid),
    problems: [
      ...(isStarting ? ['It is starting or stopping, and does not answer.'] : server.problems),
      ...backups.problems,
    ],
  }
}

async function findUnreadableReason(dataDir: string): Promise<string | undefined> {
  try {
    await access(dataDir, constants.R_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? `It has never been started: there is no data folder ${dataDir}.`
      : `This user may not read the data folder ${dataDir}.`
  }
}

const stopped = () => ({ version: null, state: 'stopped' as const, problems: ['It does not run.'] })
const Health = z.object({ version: z.string() })
const Readiness = z.object({ missing: z.string().optional() })

/** What the server of a data folder answers, if it runs. */
export async function inspectServer(
  dataDir: string,
): Promise<Pick<HouseStatus, 'version' | 'state' | 'problems'>> {
  const origin = await readAddress(dataDir)
  if (origin === null) return stopped()
  const fetch = createOutboundFetch({
    trustedOrigins: [origin],
    setting: 'PORT',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  try {
    const { version } = Health.parse(await (await fetch(`${origin}/health`)).json())
    const { missing } = Readiness.parse(await (await fetch(`${origin}/ready`)).json())
    return missing === undefined
      ? { version, state: 'ready', problems: [] }
      : { version, state: 'not ready', problems: [`It cannot do its work: ${missing}.`] }
  } catch {
    // A server that was killed has left its address.
    return stopped()
  }
}

async function inspectBackups({ backup, dataDir }: Settings, now: Date) {
  const names = await readdir(backup.folder).catch(() => [])
  const moments = names.flatMap((name) => parseBackupFile(name) ?? [])
  const newest = moments.sort((a, b) => +b - +a)[0]
  const { birthtime } = await stat(dataDir)
  const last = newest ? { at: newest.toISOString() } : null
  const overdueSince = backup.isScheduled
    ? findOverdueSince({ since: birthtime.toISOString(), last }, now)
    : null
  return {
    newest,
    problems: overdueSince ? [`There is no backup since ${overdueSince.toISOString()}.`] : [],
  }
}

async function readMegabytes(pid: number): Promise<number | null> {
  const kilobytes = await readProcessMemory(pid)
  return kilobytes === null ? null : Math.round(kilobytes / 1000)
}
