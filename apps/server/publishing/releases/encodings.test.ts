import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { acceptedEncodings, encodeRelease } from './encodings.ts'
import { openReleaseStore } from './release-store.ts'

const folder = await givenFolder()
const store = openReleaseStore(folder)

const givenFile = async (text: string, type: string) => ({
  hash: await store.writeFile(text),
  type,
  immutable: false,
})

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=0.5, br;q=1.0', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['identity', []],
  [undefined, []],
])('Accept-Encoding %s accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

test('every text of a release is compressed and decompresses to the same text', async () => {
  const text = 'Kinoen er open. '.repeat(200)
  const file = await givenFile(text, 'text/html; charset=utf-8')
  await encodeRelease({ files: LayeredMap.fromObject({ '/': file }) }, store)
  const compressed = await store.readEncoded(file.hash, 'br')
  expect(compressed?.length).toBeLessThan(text.length / 10)
  expect(brotliDecompressSync(compressed as Buffer).toString()).toBe(text)
  expect(gunzipSync((await store.readEncoded(file.hash, 'gzip')) as Buffer).toString()).toBe(text)
})

test.each([
  ['a font', 'x'.repeat(5000), 'font/woff2'],
  ['a picture', 'y'.repeat(5000), 'image/png'],
  ['a short text', 'Kort sagt.', 'text/html; charset=utf-8'],
])('%s is not compressed', async (_, text, type) => {
  const file = await givenFile(text, type)
  await encodeRelease({ files: LayeredMap.fromObject({ '/': file }) }, store)
  expect(await store.readEncoded(file.hash, 'br')).toBeNull()
})

test('compressing stops when it is aborted', async () => {
  const file = await givenFile('Avslutt. '.repeat(500), 'text/css')
  await encodeRelease({ files: LayeredMap.fromObject({ '/': file }) }, store, { signal: AbortSignal.abort() })
  expect(await store.readEncoded(file.hash, 'br')).toBeNull()
})

test('of the next release only changed files are compressed', async () => {
  const [old, fresh] = [
    await givenFile('Gammal tekst. '.repeat(200), 'text/html'),
    await givenFile('Ny tekst. '.repeat(300), 'text/html'),
  ]
  const checkedHashes: string[] = []
  const observedStore: typeof store = {
    ...store,
    hasEncoded(hash, encoding) {
      checkedHashes.push(hash)
      return store.hasEncoded(hash, encoding)
    },
  }
  const files = LayeredMap.fromObject({ '/': old })
  const later = files.copy()
  later.set('/ny', fresh)
  expect(await encodeRelease({ files: later }, observedStore, { done: files })).toBe(true)
  expect(new Set(checkedHashes)).toEqual(new Set([fresh.hash]))
  expect(await store.readEncoded(fresh.hash, 'br')).not.toBeNull()
})
