import { readdir, readFile } from 'node:fs/promises'
import type { House } from '../../e2e/house/house.ts'

export type Memory = Record<string, number>

/** Proportional set size in kB of the server and the processes that it started, by what they are. */
export async function readMemory(house: House): Promise<Memory> {
  const processes = await readProcesses()
  const memory: Memory = {}
  for (const { id, command } of listDescendants(processes, house.process.pid as number)) {
    const size = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
    const name = nameProcess(command)
    memory[name] = (memory[name] ?? 0) + Number(/^Pss:\s+(\d+)/m.exec(size)?.[1] ?? 0)
  }
  return memory
}

function nameProcess(command: string): string {
  if (command.includes('postgres')) return 'database'
  if (command.includes('checkout')) return 'ticket stand-in'
  return command.includes('apps/server/main.ts') ? 'server' : 'pictures'
}

interface Process {
  id: number
  parent: number
  command: string
}

async function readProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  return Promise.all(
    ids.map(async (id) => ({
      id: Number(id),
      parent: Number((await read(`/proc/${id}/stat`)).replace(/^.*\)/s, '').split(' ')[2]),
      command: await read(`/proc/${id}/cmdline`),
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

export const sumMemory = (memory: Memory) => Object.values(memory).reduce((total, size) => total + size, 0)
export const toMegabytes = (kilobytes: number) => Math.round(kilobytes / 1000)
