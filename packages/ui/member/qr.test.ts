import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBits, MASKS, qrModules, versionBits } from './qr.ts'
import { errorCorrection, multiply } from './reed-solomon.ts'

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0')

describe('the standard’s own examples', () => {
  test('the correction of «HELLO WORLD» in version 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  test('the format of level M with its masks', () => {
    expect(binary(formatBits(0), 15)).toBe('101010000010010')
    expect(binary(formatBits(1), 15)).toBe('101000100100101')
    expect(binary(formatBits(5), 15)).toBe('100000011001110')
  })

  test('the number of version 7', () => {
    expect(binary(versionBits(7), 18)).toBe('000111110010010100')
  })
})

test('a short text is a small code, with its three corners', () => {
  const modules = qrModules('123')
  expect(modules.length).toBe(21)
  const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const at = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, row) =>
      modules[y + row]
        ?.slice(x, x + 7)
        .map(Number)
        .join(''),
    )
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const)
    expect(at(x, y)).toEqual(corner)
})

test('what a code says can be read out of its modules, whatever it says and however long it is', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ minLength: 100, maxLength: 1000 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(qrModules(text))).toBe(text)
    }),
    { numRuns: 25, examples: [[''], ['ø'.repeat(1000)], ['x'.repeat(2331)]] },
  )
})

test.each([
  [14, 1],
  [26, 2],
  [84, 5],
  [122, 7],
  [180, 9],
  [213, 10],
  [2331, 40],
])('%i bytes are all that version %i has room for, as the standard says', (bytes, version) => {
  const sizeOf = (length: number) => qrModules('x'.repeat(length)).length
  expect(sizeOf(bytes)).toBe(4 * version + 17)
  if (version < 40) expect(sizeOf(bytes + 1)).toBe(4 * version + 21)
})

test('what has no room is refused', () => {
  expect(() => qrModules('x'.repeat(2332))).toThrow('no room for 2332 bytes')
})

/** A reader of its own: what the three corners, the dotted lines and the format say is where scanners look for it. */
function read(modules: boolean[][]): string {
  const size = modules.length
  const version = (size - 17) / 4
  const flips = MASKS[maskOf(modules)] as (x: number, y: number) => boolean
  const isFixed = fixedIn(size, version)
  const bits: number[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step
        if (!isFixed(x, y)) bits.push(Number(modules[y]?.[x] !== flips(x, y)))
      }
    isUp = !isUp
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2),
  )
  return textIn(dataIn(words, version), version)
}

function maskOf(modules: boolean[][]): number {
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => modules[y]?.[8])
  const low = bits.reduce((sum, isDark, index) => sum | (Number(isDark) << index), 0)
  const rest = [7, 5, 4, 3, 2, 1, 0].map((x) => modules[8]?.[x])
  const all = rest.reduce((sum, isDark, index) => sum | (Number(isDark) << (index + 8)), low)
  return [0, 1, 2, 3, 4, 5, 6, 7].findIndex((mask) => formatBits(mask) === all)
}

function alignment(version: number): number[] {
  const size = 4 * version + 17
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : 2 * Math.ceil((size - 13) / (2 * (count - 1)))
  const places = [6]
  for (let place = size - 7; places.length < count; place -= step) places.splice(1, 0, place)
  return places
}

function fixedIn(size: number, version: number) {
  const places = alignment(version)
  const last = places.at(-1)
  const isAlignment = (x: number, y: number) =>
    places.some((px) =>
      places.some((py) => {
        const isCorner = (px === 6 && py === 6) || (px === 6 && py === last) || (px === last && py === 6)
        return !isCorner && Math.abs(px - x) <= 2 && Math.abs(py - y) <= 2
      }),
    )
  return (x: number, y: number) =>
    (x <= 8 && y <= 8) ||
    (x >= size - 8 && y <= 8) ||
    (x <= 8 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    isAlignment(x, y)
}

/** How many blocks there are, and how long their correction is, is found by trying until every block is sound. */
function dataIn(words: number[], version: number): number[] {
  for (let count = 1; count <= 49; count++)
    for (let correction = 30; correction >= 10; correction--) {
      const data = words.length - count * correction
      if (data < count) continue
      const blocks = undealt(words, count, correction)
      if (blocks.every((block) => isSound(block, correction)))
        return blocks.flatMap((block) => block.slice(0, -correction))
    }
  throw new Error(`No block of version ${version} is sound.`)
}

function undealt(words: number[], count: number, correction: number): number[][] {
  const short = Math.floor(words.length / count) - correction
  const longFrom = count - (words.length % count)
  const blocks = Array.from({ length: count }, () => [] as number[])
  let next = 0
  for (let index = 0; index <= short; index++)
    for (let block = index === short ? longFrom : 0; block < count; block++)
      blocks[block]?.push(words[next++] as number)
  for (let index = 0; index < correction; index++)
    for (const block of blocks) block.push(words[next++] as number)
  return blocks
}

/** Sound: the block is zero at every root of the divisor that makes so many codewords of correction. */
function isSound(block: number[], correction: number): boolean {
  let root = 1
  for (let index = 0; index < correction; index++) {
    const value = block.reduce((sum, word) => multiply(sum, root) ^ word, 0)
    if (value !== 0) return false
    root = multiply(root, 2)
  }
  return true
}

function textIn(data: number[], version: number): string {
  const bits = data.map((word) => binary(word, 8)).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const lengthBits = version < 10 ? 8 : 16
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2)
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(bits.slice(4 + lengthBits + 8 * index, 12 + lengthBits + 8 * index), 2),
  )
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
