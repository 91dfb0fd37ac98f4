import { listProcessTree, readProcessFile } from './process-tree.ts'

/**
 * Memory in kB of a process and those that it started: proportional set size, in which memory that several processes share is divided
 * between them. Null where the system does not tell, or not this user.
 */
export async function readProcessMemory(pid: number): Promise<number | null> {
  const processes = await listProcessTree(pid)
  const texts = await Promise.all(processes.map(({ id }) => readProcessFile(id, 'smaps_rollup')))
  const sizes = texts.flatMap((text) =>
    Array.from(text.matchAll(/^Pss:\s+(\d+)/gm), ([, size]) => Number(size)),
  )
  return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size)
}
