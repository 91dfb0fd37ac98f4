import { execFile, execFileSync } from 'node:child_process'
import { chmod, mkdir, open, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { givenFolder, removeFolder } from '../../e2e/house/house.ts'

const run = promisify(execFile)

/** A disk of its own, in a file. */
export interface Disk {
  /** A folder on it. */
  dataDir: string
  /** Writes nothing from now on, and loses what was not synced. */
  cutPower(): void
  /** Mounts it again, once all processes that used it have ended. */
  restart(): Promise<void>
  remove(): Promise<void>
}

/** `EXT4_IOC_SHUTDOWN` with the flag not to flush the log. */
const SHUTDOWN = `open(F, '<', $ARGV[0]) or die $!; my $flags = pack('L', 2); ioctl(F, 0x8004587D, $flags) or die $!`
const UNMOUNT_TIMEOUT_MS = 60_000

export async function createDisk(bytes: number): Promise<Disk> {
  const folder = await givenFolder()
  const [image, mountPoint] = [join(folder, 'image'), join(folder, 'disk')]
  const [dataDir, openFile] = [join(mountPoint, 'data'), join(mountPoint, 'file')]
  await (await open(image, 'w')).close()
  await truncate(image, bytes)
  await mkdir(mountPoint)
  await run('mkfs.ext4', ['-q', image])
  const mount = () => run('mount', ['-o', 'loop', image, mountPoint])
  await mount()
  await mkdir(dataDir)
  await chmod(dataDir, 0o755)
  await (await open(openFile, 'w')).close()

  async function unmount() {
    for (const deadline = Date.now() + UNMOUNT_TIMEOUT_MS; ; await wait(50)) {
      try {
        return await run('umount', [mountPoint])
      } catch (error) {
        if (Date.now() > deadline) throw error
      }
    }
  }

  return {
    dataDir,
    cutPower: () => void execFileSync('perl', ['-e', SHUTDOWN, openFile]),
    async restart() {
      await unmount()
      await mount()
    },
    async remove() {
      await unmount()
      await removeFolder(folder)
    },
  }
}

/** Whether this machine lets us make disks. */
export async function canCreateDisks(): Promise<boolean> {
  try {
    const disk = await createDisk(20_000_000)
    await disk.remove()
    return true
  } catch {
    return false
  }
}
