import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '../../e2e/house.ts'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/**
 * Milliseconds of processor time that a house has taken so far, server and database: on a machine with other work it tells what
 * the clock on the wall does not. Only Linux tells; elsewhere it is not a number.
 */
export async function processorTime({ process: { pid = 0 }, dataDir }: House): Promise<number> {
  const stats = await readStats()
  const [line = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(line)
  const own = stats.filter(
    (each) => each.pid === pid || each.pid === postmaster || each.parent === postmaster,
  )
  if (own.length === 0) return Number.NaN
  return own.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0)
}

async function readStats() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const texts = await Promise.all(pids.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')))
  return texts.filter(Boolean).map((text) => {
    // The name of the program stands in brackets and may hold anything.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Its own time and that of its children that have ended.
    const ticks = rest.slice(9, 13).reduce((sum, each) => sum + Number(each), 0)
    return { pid: Number.parseInt(text, 10), parent: Number(parent), ticks }
  })
}
