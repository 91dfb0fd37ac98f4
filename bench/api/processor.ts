import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '../../e2e/house/house.ts'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/**
 * The processor time of a house so far, server and database, in milliseconds. Unlike wall time it does not depend on other load. NaN on
 * other systems than Linux.
 */
export async function processorTime({ process: { pid = 0 }, dataDir }: House): Promise<number> {
  const stats = await readStats()
  const [line = ''] = (await readFile(join(dataDir, 'postgres/18/postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(line)
  const ownProcesses = stats.filter(
    (each) => each.pid === pid || each.pid === postmaster || each.parent === postmaster,
  )
  if (ownProcesses.length === 0) return Number.NaN
  return ownProcesses.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0)
}

async function readStats() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const texts = await Promise.all(pids.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')))
  return texts.filter(Boolean).map((text) => {
    // The process name is in brackets and may contain anything.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Its own time and that of its ended children.
    const ticks = rest.slice(9, 13).reduce((sum, each) => sum + Number(each), 0)
    return { pid: Number.parseInt(text, 10), parent: Number(parent), ticks }
  })
}
