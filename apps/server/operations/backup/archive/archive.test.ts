import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { givenFolder } from '../../../test-cleanup.ts'
import type { Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const folder = await givenFolder()
const MANIFEST: Manifest = {
  format: 1,
  version: '0.1.0',
  madeAt: '2026-11-20T12:00:00.000Z',
  migration: { tag: '0000_content', when: 1 },
  postgres: '18.4',
  revision: 1,
  tables: [],
  leftOut: [],
  sequences: [],
}
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Reads a backup, and returns the media in it. */
async function read(file: string): Promise<Record<string, string>> {
  const media: Record<string, string> = {}
  const collect = async (content: AsyncIterable<Uint8Array>) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }
  await readArchive(file, {
    onManifest: async () => {},
    async onTable(_, content) {
      await collect(content)
    },
    async onMedia(name, content) {
      media[name] = await collect(content)
    },
    onSecrets: async () => {},
  })
  return media
}

async function givenArchive(name: string): Promise<string> {
  const file = join(folder, name)
  await writeArchive(file, async (archive) => {
    await archive.addBytes('manifest.json', json(MANIFEST))
    await archive.addBytes('media/fjord.txt', randomBytes(100_000))
    await archive.addBytes('media/ås & øy.txt', Buffer.from('øy'))
  })
  return file
}

/** An archive with exactly these entries, whatever they are. */
async function givenEntries(
  name: string,
  entries: { name: string; content?: Buffer; type?: 'symlink'; linkname?: string }[],
): Promise<string> {
  const tar = pack()
  for (const { content = Buffer.alloc(0), ...header } of entries) tar.entry(header, content)
  tar.finalize()
  const file = join(folder, name)
  await pipeline(tar as unknown as Readable, createZstdCompress(), createWriteStream(file))
  return file
}
const manifest = { name: 'manifest.json', content: json(MANIFEST) }

test('an archive gives back the files that were added, with names of any alphabet', async () => {
  const media = await read(await givenArchive('good.tar.zst'))
  expect(Object.keys(media)).toEqual(['fjord.txt', 'ås & øy.txt'])
  expect(media['ås & øy.txt']).toBe('øy')
})

test('an archive that is cut off anywhere is refused', async () => {
  const bytes = await readFile(await givenArchive('whole.tar.zst'))
  for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
    const file = join(folder, 'cut.tar.zst')
    await writeFile(file, bytes.subarray(0, Math.floor(bytes.length * share)))
    await expect(read(file).then(Object.keys), `${share}`).rejects.toMatchObject({ code: 'backup_invalid' })
  }
})

test('an archive with a changed byte anywhere is refused', async () => {
  const bytes = await readFile(await givenArchive('unharmed.tar.zst'))
  for (let place = 12; place < bytes.length - 8; place += Math.ceil(bytes.length / 25)) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] as number) ^ 0x10
    const file = join(folder, 'changed.tar.zst')
    await writeFile(file, changed)
    await expect(read(file).then(Object.keys), `byte ${place}`).rejects.toMatchObject({
      code: 'backup_invalid',
    })
  }
})

test.each([
  'media/../../etc/cron.d/evil',
  '/etc/passwd',
  'media/..',
  'media/.hidden',
  'media/a/b',
  'tables/a/b',
  'x',
])('an archive with the entry %j is refused', async (name) => {
  const file = await givenEntries('path.tar.zst', [manifest, { name, content: Buffer.from('x') }])
  await expect(read(file)).rejects.toThrow(/an entry that no backup has/)
})

test('an archive with a link is refused', async () => {
  const file = await givenEntries('link.tar.zst', [
    manifest,
    { name: 'media/link', type: 'symlink', linkname: '/etc/passwd' },
  ])
  await expect(read(file)).rejects.toThrow(/an entry that no backup has/)
})

test('an archive whose checksum is wrong or missing is refused', async () => {
  const media = { name: 'media/a', content: Buffer.from('a') }
  const wrong = { name: 'checksums.json', content: json({ 'media/a': '0'.repeat(64) }) }
  await expect(read(await givenEntries('wrong.tar.zst', [manifest, media, wrong]))).rejects.toThrow(
    /checksum/,
  )
  await expect(read(await givenEntries('none.tar.zst', [manifest, media]))).rejects.toThrow(/cut off/)
})

test('an archive that has an entry twice, or goes on after its end, is refused', async () => {
  const media = { name: 'media/a', content: Buffer.from('a') }
  const checksums = { name: 'checksums.json', content: json({}) }
  await expect(read(await givenEntries('twice.tar.zst', [manifest, media, media]))).rejects.toThrow(/twice/)
  await expect(read(await givenEntries('after.tar.zst', [manifest, checksums, media]))).rejects.toThrow(
    /after its end/,
  )
})

test('what is no backup is refused, and a newer format with the version that it needs', async () => {
  const text = join(folder, 'text.tar.zst')
  await writeFile(text, 'Kjære hus')
  await expect(read(text)).rejects.toMatchObject({ code: 'backup_invalid' })
  await expect(read(join(folder, 'missing.tar.zst'))).rejects.toMatchObject({ code: 'backup_invalid' })
  await expect(read(await givenEntries('empty.tar.zst', []))).rejects.toThrow(/no backup/)
  const newer = { name: 'manifest.json', content: json({ ...MANIFEST, format: 2, version: '3.2.1' }) }
  await expect(read(await givenEntries('newer.tar.zst', [newer]))).rejects.toThrow(
    /Restore it with Lerret 3\.2\.1/,
  )
})
