import type { House } from '../../e2e/house/house.ts'
import { listProcessTree, readProcessFile } from './process-tree.ts'

export interface HouseProcess {
  id: number
  /** The name of the process: `server`, `database`, `ticket stand-in` or `pictures`. */
  name: string
  /** Processor time so far, in seconds. */
  cpuSeconds: number
}

/** The server and the processes that it started. */
export async function listHouseProcesses(house: House): Promise<HouseProcess[]> {
  const processes = await listProcessTree(house.process.pid as number)
  return Promise.all(
    processes.map(async ({ id, cpuSeconds }) => ({
      id,
      name: nameProcess(await readProcessFile(id, 'cmdline')),
      cpuSeconds,
    })),
  )
}

function nameProcess(command: string): string {
  if (command.includes('postgres')) return 'database'
  if (command.includes('checkout')) return 'ticket stand-in'
  return command.includes('apps/server/main.ts') ? 'server' : 'pictures'
}
