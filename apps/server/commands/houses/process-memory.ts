import { readdir, readFile } from 'node:fs/promises'

/**
 * Memory in kB of a process and those that it started: proportional set size, in which memory that several processes share is divided
 * between them. Null where the system does not tell, or not this user.
 */
export async function readProcessMemory(pid: number): Promise<number | null> {
  const processes = listDescendants(await readProcesses(), pid)
  const texts = await Promise.all(processes.map(({ id }) => read(`/proc/${id}/smaps_rollup`)))
  const sizes = texts.flatMap((text) =>
    Array.from(text.matchAll(/^Pss:\s+(\d+)/gm), ([, size]) => Number(size)),
  )
  return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size)
}

interface Process {
  id: number
  parent: number
}

async function readProcesses(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => [])
  return Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => ({
        id: Number(id),
        parent: Number((await read(`/proc/${id}/stat`)).replace(/^.*\)/s, '').split(' ')[2]),
      })),
  )
}

function listDescendants(processes: Process[], root: number): Process[] {
  const children = processes.filter(({ parent }) => parent === root)
  return [
    ...processes.filter(({ id }) => id === root),
    ...children.flatMap(({ id }) => listDescendants(processes, id)),
  ]
}

/** A process may have ended meanwhile. */
const read = (file: string) => readFile(file, 'utf8').catch(() => '')
