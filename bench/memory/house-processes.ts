import { readdir, readFile } from 'node:fs/promises'
import type { House } from '../../e2e/house/house.ts'

export interface HouseProcess {
  id: number
  /** What it is: `server`, `database`, `ticket stand-in` or `pictures`. */
  name: string
  /** Processor time so far, in seconds. */
  cpuSeconds: number
}

interface Process extends Omit<HouseProcess, 'name'> {
  parent: number
  command: string
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** The server and the processes that it started. */
export async function listHouseProcesses(house: House): Promise<HouseProcess[]> {
  const processes = await readProcesses()
  return listDescendants(processes, house.process.pid as number).map(({ id, command, cpuSeconds }) => ({
    id,
    name: nameProcess(command),
    cpuSeconds,
  }))
}

function nameProcess(command: string): string {
  if (command.includes('postgres')) return 'database'
  if (command.includes('checkout')) return 'ticket stand-in'
  return command.includes('apps/server/main.ts') ? 'server' : 'pictures'
}

async function readProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  return Promise.all(
    ids.map(async (id) => {
      // The process name is in brackets and may contain anything.
      const fields = (await read(`/proc/${id}/stat`)).replace(/^.*\) /s, '').split(' ')
      return {
        id: Number(id),
        parent: Number(fields[1]),
        cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
        command: await read(`/proc/${id}/cmdline`),
      }
    }),
  )
}

function listDescendants(processes: Process[], root: number): Process[] {
  const children = processes.filter(({ parent }) => parent === root)
  return [
    ...processes.filter(({ id }) => id === root),
    ...children.flatMap(({ id }) => listDescendants(processes, id)),
  ]
}
