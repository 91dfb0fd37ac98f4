import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { startTestS3Server } from '../../testing/s3-server.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'

const folder = await givenFolder()
const s3 = await startTestS3Server()
afterAll(() => s3[Symbol.asyncDispose]())

const stores: [string, FileStore][] = [
  ['a folder', openFolderStore(join(folder, 'files'))],
  ['an S3-compatible store', await openS3Store(s3.settings)],
]

describe.each(stores)('%s', (_, store) => {
  test('stores bytes under a name, and replaces them', async () => {
    await store.put('hello.txt', Buffer.from('first'))
    await store.put('hello.txt', Buffer.from('hello'))
    expect(await read(store, 'hello.txt')).toBe('hello')
    expect(await store.find('hello.txt')).toEqual({
      name: 'hello.txt',
      bytes: 5,
      changedAt: expect.any(Date),
    })
  })

  test('stores a stream that is longer than one part', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'abc')
    await store.put('long', Readable.from(repeat(chunk, 18)))
    expect((await store.find('long'))?.bytes).toBe(18 * chunk.length)
    const content = await buffer((await store.get('long')) as Readable)
    expect(content.equals(Buffer.concat(Array<Buffer>(18).fill(chunk)))).toBe(true)
  })

  test('stores an empty stream', async () => {
    await store.put('empty', Readable.from([]))
    expect((await store.find('empty'))?.bytes).toBe(0)
  })

  test('has nothing of a stream that breaks off', async () => {
    await expect(store.put('broken', Readable.from(breakOff()))).rejects.toThrow('The sender is gone')
    expect(await store.find('broken')).toBeUndefined()
  })

  test('has nothing of a stream that is aborted', async () => {
    const controller = new AbortController()
    const content = Readable.from(abortAfterFirst(controller))
    await expect(store.put('aborted', content, { signal: controller.signal })).rejects.toThrow(/abort/i)
    expect(await store.find('aborted')).toBeUndefined()
  })

  test('finds nothing under a name that it does not have', async () => {
    expect(await store.get('missing')).toBeUndefined()
    expect(await store.find('missing')).toBeUndefined()
    await store.delete('missing')
  })

  test('lists the files whose names begin with a prefix, also below folders and with Norwegian letters', async () => {
    for (const name of ['backups/one', 'backups/år 2/two', 'other']) await store.put(name, Buffer.from(name))
    const names: string[] = []
    for await (const { name } of store.list('backups/')) names.push(name)
    expect(names.sort()).toEqual(['backups/one', 'backups/år 2/two'])
  })

  test('deletes a file', async () => {
    await store.put('old', Buffer.from('old'))
    await store.delete('old')
    expect(await store.find('old')).toBeUndefined()
  })
})

test('houses in one bucket do not see the files of each other', async () => {
  const store = await openS3Store({ ...s3.settings, prefix: 'nabolaget/' })
  await store.put('own', Buffer.from('own'))
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  expect(names).toEqual(['own'])
})

test('a folder has no unfinished files in its list', async () => {
  const store = openFolderStore(join(folder, 'unfinished'))
  await store.put('whole', Buffer.from('whole'))
  await writeFile(join(folder, 'unfinished', '.half.1234'), 'ha')
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  expect(names).toEqual(['whole'])
  expect(await readdir(join(folder, 'unfinished'))).toHaveLength(2)
})

test('a store that refuses the key, or does not answer, is named without the key', async () => {
  await using strict = await startTestS3Server({ checksKeys: true })
  const refused = await openS3Store({ ...strict.settings, secretAccessKey: 'not-the-secret' })
  await expect(refused.put('hello', Buffer.from('hello'))).rejects.toMatchObject({
    code: 'file_store_failed',
    message: expect.stringMatching(/^The bucket house at http:\/\/127\.0\.0\.1:\d+: (?!.*not-the-secret)/),
  })
  const silent = await openS3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:9' })
  await expect(silent.get('hello')).rejects.toMatchObject({
    code: 'file_store_failed',
    message: 'The bucket house at http://127.0.0.1:9: Error (ECONNREFUSED)',
  })
})

test('a missing bucket is an error, not an empty store', async () => {
  const store = await openS3Store({ ...s3.settings, bucket: 'forgotten' })
  await expect(store.get('hello')).rejects.toMatchObject({ code: 'file_store_failed' })
  await expect(store.put('hello', Readable.from(['hello']))).rejects.toMatchObject({
    code: 'file_store_failed',
  })
})

async function read(store: FileStore, name: string): Promise<string> {
  return text((await store.get(name)) as Readable)
}

function* repeat(chunk: Buffer, times: number) {
  for (let number = 0; number < times; number++) yield chunk
}

async function* breakOff() {
  yield Buffer.alloc(17 * 1024 * 1024)
  throw new Error('The sender is gone.')
}

async function* abortAfterFirst(controller: AbortController) {
  yield Buffer.alloc(17 * 1024 * 1024)
  controller.abort()
  yield Buffer.from('more')
}
