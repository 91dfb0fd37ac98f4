import { checkFiles, checkServed } from './checks.ts'
import { createDisk } from './disk.ts'
import { type KillReport, MAX_DELAY_MS, start } from './kills.ts'
import { createRandom } from './random.ts'
import { createState, killPostmaster } from './state.ts'
import { addArticles, workUntil } from './work.ts'

const DISK_BYTES = 3_000_000_000

/**
 * Cuts the power of a disk at random moments: its ext4 is shut down by the ioctl that file systems have for such tests
 * (`EXT4_IOC_SHUTDOWN`, without flushing the log), so that what was written and not synced is lost. Needs root, loop devices and Perl.
 */
export async function cutPower(
  rounds: number,
  { seed, log }: { seed: number; log: (line: string) => void },
): Promise<KillReport> {
  const random = createRandom(seed)
  const disk = await createDisk(DISK_BYTES)
  const state = createState(disk.dataDir)
  const live = new Set<string>()
  try {
    for (let number = 1; number <= rounds; number++) {
      const house = await start(disk.dataDir)
      try {
        if (number === 1) await addArticles(house)
        await checkServed(house, state)
        await workUntil(house, state, {
          delayMs: random(MAX_DELAY_MS),
          stop(postmasterPid) {
            disk.cutPower()
            house.process.kill('SIGKILL')
            process.kill(postmasterPid, 'SIGKILL')
          },
        })
      } finally {
        house.process.kill('SIGKILL')
      }
      await disk.restart()
      live.add(await checkFiles(state))
      log(
        `${number}: power cut; ${state.writeCount} writes, ${live.size} releases seen, ${state.interrupted} publishes interrupted, ${state.partialFiles.size} files written partially`,
      )
      if (state.problems.length > 0) break
    }
    const last = await start(disk.dataDir)
    await checkServed(last, state)
    await last.stop()
  } finally {
    await killPostmaster(disk.dataDir)
    await disk.remove()
  }
  const { writeCount, subscribers, interrupted, partialFiles, problems } = state
  const acknowledged = writeCount + subscribers.length
  return { rounds, acknowledged, releases: live.size, interrupted, partialFiles: partialFiles.size, problems }
}
