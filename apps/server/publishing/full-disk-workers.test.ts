import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDraft, publishDraft, readAllStable, saveDraft } from '../content/store.ts'
import { contentFile, hashOf } from './releases/hashed-files.ts'
import type { Release } from './releases/release.ts'
import { openReleaseStore } from './releases/release-store.ts'
import { givenLargeHouse } from './test-large-house.ts'

const { db, env } = await givenLargeHouse()
const site = join(env.DATA_DIR, 'site')

/** `npm run publish`, by a user who may write files of half a megabyte at most. */
const TIGHT = `trap '' XFSZ; ulimit -f 1024; exec "$0" "$1"`
const ROOMY = `exec "$0" "$1"`

async function runPublish(limit: string) {
  const program = join(import.meta.dirname, '..', 'commands', 'publish.ts')
  const child = execFile('/bin/sh', ['-c', limit, process.execPath, program], {
    env: { ...process.env, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (more) => (said += more))
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Renames the site, so that threads make every page, the first of which is as long as this. */
async function publishAll(length: number) {
  await edit('site', { title: `Fjordheim med ${length}` })
  await edit('article', { content: `<p>${'Lang soge. '.repeat(length / 11)}</p>` })
}

async function edit(kind: 'site' | 'article', change: object) {
  const id = (await readAllStable(db, kind)).map((one) => one.id).sort()[0] as string
  const draft = await findDraft(db, kind, id)
  const body = { ...(draft?.body as object), ...change } as never
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}

test.runIf(process.platform !== 'win32')(
  'where threads find no room for a page, it is named, what was live is live, and room is all it takes',
  async () => {
    await publishAll(1_000)
    expect(await runPublish(TIGHT)).toMatchObject({
      code: 0,
      said: expect.stringContaining('300 pages made'),
    })
    const before = await openReleaseStore(site).findCurrent()
    expect(await damagedOf(before)).toEqual([])

    await publishAll(1_000_000)
    const { code, said } = await runPublish(TIGHT)
    expect([code, said]).toEqual([1, expect.stringContaining(`The disk that holds ${site} is full (EFBIG).`)])
    expect(await openReleaseStore(site).findCurrent()).toEqual(before)
    expect(await damagedOf(before)).toEqual([])

    expect(await runPublish(ROOMY)).toMatchObject({
      code: 0,
      said: expect.stringContaining('300 pages made'),
    })
    const after = await openReleaseStore(site).findCurrent()
    const page = contentFile(site, after?.files.get('/article/sak-0000')?.hash ?? '')
    expect((await readFile(page, 'utf8')).length).toBeGreaterThan(1_000_000)
    expect(await damagedOf(after)).toEqual([])
  },
  180_000,
)

/** The paths whose files are not what their names say, or of which there are none. */
async function damagedOf(release: Release | null): Promise<string[]> {
  if (!release) return ['all']
  const wrong: string[] = []
  for (const [path, { hash }] of release.files) {
    const bytes = await readFile(contentFile(site, hash)).catch(() => '')
    if (hashOf(bytes) !== hash) wrong.push(path)
  }
  return wrong
}
