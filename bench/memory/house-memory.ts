import { readFile } from 'node:fs/promises'
import type { House } from '../../e2e/house/house.ts'
import { listHouseProcesses } from './house-processes.ts'

export type Memory = Record<string, number>

/** Proportional set size in kB of the server and the processes that it started, by what they are. */
export async function readMemory(house: House): Promise<Memory> {
  const memory: Memory = {}
  for (const { id, name } of await listHouseProcesses(house)) {
    const size = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
    memory[name] = (memory[name] ?? 0) + Number(/^Pss:\s+(\d+)/m.exec(size)?.[1] ?? 0)
  }
  return memory
}

export const sumMemory = (memory: Memory) => Object.values(memory).reduce((total, size) => total + size, 0)
export const toMegabytes = (kilobytes: number) => Math.round(kilobytes / 1000)
