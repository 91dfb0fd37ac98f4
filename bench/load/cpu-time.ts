import type { House } from '../../e2e/house/house.ts'
import { listHouseProcesses } from '../memory/house-processes.ts'

export type CpuSeconds = Record<string, number>

/** Processor time so far of each kind of process, and of the bench itself. Unlike latency it does not depend on other work. */
export async function readCpuSeconds(house: House): Promise<CpuSeconds> {
  const { user, system } = process.cpuUsage()
  const seconds: CpuSeconds = { 'the bench itself': (user + system) / 1e6 }
  for (const { name, cpuSeconds } of await listHouseProcesses(house))
    seconds[name] = (seconds[name] ?? 0) + cpuSeconds
  return seconds
}
