import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hasDiskSpace } from './disk-space.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-space-'))
afterAll(() => rm(folder, { recursive: true }))

test('a folder that takes files has room, and one that does not exist has none', async () => {
  expect(await hasDiskSpace(folder)).toBe(true)
  expect(await hasDiskSpace(join(folder, 'missing'))).toBe(false)
})

/** A small disk in memory, where the system lets tests mount one. */
const small = await mountSmallDisk()

test.runIf(small)(
  'a disk that is nearly full has no room, nor has a folder that needs a file there',
  async () => {
    expect(await hasDiskSpace(small ?? '')).toBe(true)
    await writeFile(join(small ?? '', 'large'), Buffer.alloc(20_000_000))
    expect(await hasDiskSpace(small ?? '')).toBe(false)
    expect(await hasDiskSpace(folder, [small ?? ''])).toBe(false)
  },
)

async function mountSmallDisk(): Promise<string | undefined> {
  const disk = await mkdtemp(join(tmpdir(), 'lerret-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    await rm(disk, { recursive: true })
    return undefined
  }
  afterAll(async () => {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  })
  return disk
}
