import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAllStable } from '../content/records/store/read-records.ts'
import { changeAndPublish } from '../content/records/store/test-save.ts'
import { hashBytes, hashedFilePath } from './releases/hashed-files.ts'
import type { Release } from './releases/release.ts'
import { openReleaseStore } from './releases/release-store.ts'
import { givenLargeHouse } from './test-large-house.ts'

const { db, env } = await givenLargeHouse()
const storeFolder = join(env.DATA_DIR, 'site')

/** Runs `npm run publish` as a user who may write files of at most 450 kB. */
const LIMITED = `trap '' XFSZ; ulimit -f 900; exec "$0" "$1"`
const UNLIMITED = `exec "$0" "$1"`

async function runPublish(script: string) {
  const command = join(import.meta.dirname, '..', 'commands', 'publish.ts')
  const child = execFile('/bin/sh', ['-c', script, process.execPath, command], {
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Renames the site, so that worker threads render every page, and gives the first article a text of this length. */
async function editAllPages(length: number) {
  await edit('settings', { title: `Fjordheim med ${length}` })
  await edit('article', { content: `<p>${'Lang soge. '.repeat(length / 11)}</p>` })
}

async function edit(kind: 'settings' | 'article', change: object) {
  const id = (await readAllStable(db, kind)).map((record) => record.id).sort()[0] as string
  await changeAndPublish(db, kind, id, change)
}

test.runIf(process.platform !== 'win32')(
  'when the disk is full for a worker thread, the error names it, the previous release stays live, and free space is all it takes',
  async () => {
    await editAllPages(1_000)
    expect(await runPublish(LIMITED)).toMatchObject({
      code: 0,
      output: expect.stringContaining('300 pages rendered'),
    })
    const before = await openReleaseStore(storeFolder).findCurrent()
    expect(await findDamagedFiles(before)).toEqual([])

    await editAllPages(480_000)
    const { code, output } = await runPublish(LIMITED)
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`The disk that holds ${storeFolder} is full (EFBIG).`),
    ])
    expect(await openReleaseStore(storeFolder).findCurrent()).toEqual(before)
    expect(await findDamagedFiles(before)).toEqual([])

    expect(await runPublish(UNLIMITED)).toMatchObject({
      code: 0,
      output: expect.stringContaining('300 pages rendered'),
    })
    const after = await openReleaseStore(storeFolder).findCurrent()
    const page = hashedFilePath(storeFolder, after?.files.get('/article/sak-0000')?.hash ?? '')
    expect((await readFile(page, 'utf8')).length).toBeGreaterThan(480_000)
    expect(await findDamagedFiles(after)).toEqual([])
  },
  180_000,
)

/** The paths whose files are missing or do not match their hash. */
async function findDamagedFiles(release: Release | null): Promise<string[]> {
  if (!release) return ['all']
  const damaged: string[] = []
  for (const [path, { hash }] of release.files) {
    const bytes = await readFile(hashedFilePath(storeFolder, hash)).catch(() => '')
    if (hashBytes(bytes) !== hash) damaged.push(path)
  }
  return damaged
}
