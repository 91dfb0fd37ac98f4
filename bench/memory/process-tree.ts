import { readdir, readFile } from 'node:fs/promises'

export interface RunningProcess {
  id: number
  parent: number
  /** Processor time so far, in seconds. */
  cpuSeconds: number
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** A process and those that it started; none where the system does not tell. */
export async function listProcessTree(root: number): Promise<RunningProcess[]> {
  return listDescendants(await listProcesses(), root)
}

/** A file of a process in `/proc`; empty when the process has ended, or may not be read. */
export const readProcessFile = (id: number, name: string) =>
  readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')

async function listProcesses(): Promise<RunningProcess[]> {
  const names = await readdir('/proc').catch(() => [])
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number)
  return Promise.all(
    ids.map(async (id) => {
      // The process name is in brackets and may contain anything.
      const fields = (await readProcessFile(id, 'stat')).replace(/^.*\) /s, '').split(' ')
      const ticks = Number(fields[11]) + Number(fields[12])
      return { id, parent: Number(fields[1]), cpuSeconds: ticks / TICKS_PER_SECOND }
    }),
  )
}

function listDescendants(processes: RunningProcess[], root: number): RunningProcess[] {
  const children = processes.filter(({ parent }) => parent === root)
  return [
    ...processes.filter(({ id }) => id === root),
    ...children.flatMap(({ id }) => listDescendants(processes, id)),
  ]
}
