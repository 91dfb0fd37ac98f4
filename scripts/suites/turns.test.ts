import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript for the Node that starts npm
import { findSkippedFiles, TURNS } from './turns.mjs'

const root = join(import.meta.dirname, '../..')
const files: string[] = TURNS.flat()

test('each file that takes turns exists, and is in one turn', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
})

test('each seed takes one turn, and four seeds take all of them', () => {
  const taken = [0, 1024, 2048, 3072].map((seed) => {
    const skipped: string[] = findSkippedFiles(seed)
    return files.filter((file) => !skipped.includes(file))
  })
  expect(taken).toEqual(TURNS)
  expect(findSkippedFiles(4096 + 1023)).toEqual(findSkippedFiles(0))
})
