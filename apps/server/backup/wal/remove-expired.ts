import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { walFolder } from './archive-changes.ts'
import type { BaseBackup } from './list-base-backups.ts'

/** How far back a house can be restored. Originals of pictures are removed a month after they were deleted, which is later. */
const STORED_MS = 14 * 24 * 3_600_000

/** All base backups but those that moments of the last fourteen days need: the last one before them is one of these. */
export function selectExpiredBases(bases: readonly BaseBackup[], now: Date): BaseBackup[] {
  const isOld = ({ finishedAt }: BaseBackup) => +now - Date.parse(finishedAt) > STORED_MS
  return bases.filter(isOld).slice(0, -1)
}

/** Removes base backups that are too old, and changes from before the first one that remains. Returns those that remain. */
export async function removeExpiredChanges(
  archive: string,
  bases: readonly BaseBackup[],
  now: Date,
): Promise<BaseBackup[]> {
  const expired = selectExpiredBases(bases, now)
  for (const { folder } of expired) await rm(folder, { recursive: true, force: true })
  const remaining = bases.filter((base) => !expired.includes(base))
  const first = remaining[0]?.firstWal
  if (first === undefined) return remaining
  for (const name of await readdir(walFolder(archive)))
    if (isBefore(name, first)) await rm(join(walFolder(archive), name), { force: true })
  return remaining
}

/** The first eight digits are those of a timeline, which does not say when. */
const isBefore = (name: string, firstWal: string) =>
  /^[0-9A-F]{24}\b/.test(name) && name.slice(8, 24) < firstWal.slice(8)
