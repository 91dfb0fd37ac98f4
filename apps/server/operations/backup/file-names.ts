import { join } from 'node:path'

const ENDING = '.tar.zst'

/** A moment as a part of a file name, which sorts by time. */
const formatMoment = (moment: Date) => moment.toISOString().slice(0, 19).replaceAll(':', '-')

/** The file of a backup that is made by itself, or without a name. */
export const backupFile = (folder: string, moment: Date) =>
  join(folder, `lerret-${formatMoment(moment)}${ENDING}`)

/** The file of the state before a restore, to go back to. */
export const restorePointFile = (folder: string, moment: Date) =>
  join(folder, `before-restore-${formatMoment(moment)}${ENDING}`)

/** The file of the state before an upgrade. */
export const beforeUpgradeFile = (folder: string, version: string, moment: Date) =>
  join(folder, `before-${version}-${formatMoment(moment)}${ENDING}`)

/** Reads from its name when a backup was made; null for other files, which are never removed. */
export function parseBackupFile(name: string): Date | null {
  const match = /^lerret-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})\.tar\.zst$/.exec(name)
  if (!match) return null
  const moment = new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`)
  return Number.isNaN(+moment) ? null : moment
}
