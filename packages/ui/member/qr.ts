import { errorCorrection } from './reed-solomon.ts'

/**
 * QR codes as ISO/IEC 18004 has them: text as UTF-8 bytes, error correction level M (a seventh may be lost), the smallest of the
 * forty versions that fits. See docs/decisions/025.
 */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = smallestVersion(bytes.length)
  const codewords = interleaved(dataCodewords(bytes, version), version)
  const { modules, isFixed } = fixedPatterns(version)
  place(codewords, modules, isFixed)
  return bestMasked(modules, isFixed)
}

/** Level M, by version: how many codewords of error correction each block has, and how many blocks there are. */
const CORRECTION = [
  ...[10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  ...[26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
]
const BLOCKS = [
  ...[1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  ...[17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
]
const VERSIONS = CORRECTION.length

const correctionOf = (version: number) => CORRECTION[version - 1] as number
const blocksOf = (version: number) => BLOCKS[version - 1] as number
const dataCount = (version: number) => allCodewords(version) - correctionOf(version) * blocksOf(version)

/** All codewords that a version has room for: what its fixed patterns leave, in whole bytes. */
function allCodewords(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignment = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55
  return ((16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)) >> 3
}

/** The length is written in one byte up to version 9, then in two. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function smallestVersion(length: number): number {
  for (let version = 1; version <= VERSIONS; version++)
    if (4 + lengthBits(version) + 8 * length <= 8 * dataCount(version)) return version
  throw new Error(`A QR code has no room for ${length} bytes.`)
}

const BYTE_MODE = 0b0100
const PADDING = [0b11101100, 0b00010001]

function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const room = dataCount(version)
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, lengthBits(version))]
  for (const byte of bytes) bits.push(...bitsOf(byte, 8))
  // Four zeros end the text, fewer where there is no room for them; then zeros to the end of the byte.
  bits.push(...bitsOf(0, Math.min(4, 8 * room - bits.length)))
  while (bits.length % 8 !== 0) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2),
  )
  for (let index = 0; words.length < room; index++) words.push(PADDING[index % 2] as number)
  return words
}

const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1)

/** Blocks of data, each with its correction, dealt out like cards, so that one stain hurts each of them a little. */
function interleaved(data: number[], version: number): number[] {
  const count = blocksOf(version)
  const short = Math.floor(data.length / count)
  const longFrom = count - (data.length % count)
  let taken = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(taken, taken + short + (index >= longFrom ? 1 : 0))
    taken += block.length
    return block
  })
  const corrections = blocks.map((block) => errorCorrection(block, correctionOf(version)))
  return [...dealt(blocks), ...dealt(corrections)]
}

function dealt(piles: number[][]): number[] {
  const highest = Math.max(...piles.map(({ length }) => length))
  return Array.from({ length: highest }, (_, index) => piles.flatMap((pile) => pile[index] ?? [])).flat()
}

interface Grid {
  modules: boolean[][]
  /** Modules that no data and no mask touches. */
  isFixed: boolean[][]
}

function fixedPatterns(version: number): Grid {
  const size = 4 * version + 17
  const grid = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const modules = grid()
  const isFixed = grid()
  const set = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    ;(modules[y] as boolean[])[x] = isDark
    ;(isFixed[y] as boolean[])[x] = true
  }
  /** Rings around a middle, dark at these distances from it. */
  const rings = (middleX: number, middleY: number, reach: number, dark: readonly number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(middleX + x, middleY + y, dark.includes(Math.max(Math.abs(x), Math.abs(y))))
  }

  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0)
    set(index, 6, index % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [0, 1, 3])
  const places = alignmentPlaces(version)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isCorner) rings(x, y, 2, [0, 2])
    }
  writeFormat(0, size, set)
  if (version >= 7) writeVersion(version, size, set)
  return { modules, isFixed }
}

type SetModule = (x: number, y: number, isDark: boolean) => void

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * count - 2)) * 2
  const size = 4 * version + 17
  const places = Array.from({ length: count - 1 }, (_, index) => size - 7 - step * index)
  return [6, ...places.reverse()]
}

/** Which mask was used, with correction of its own, twice. Level M is 00. */
function writeFormat(mask: number, size: number, set: SetModule) {
  const bits = formatBits(mask)
  const bit = (index: number) => ((bits >> index) & 1) === 1
  for (let index = 0; index < 6; index++) set(8, index, bit(index))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let index = 9; index < 15; index++) set(14 - index, 8, bit(index))
  for (let index = 0; index < 8; index++) set(size - 1 - index, 8, bit(index))
  for (let index = 8; index < 15; index++) set(8, size - 15 + index, bit(index))
  set(8, size - 8, true)
}

export const formatBits = (mask: number) => ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412

export const versionBits = (version: number) => (version << 12) | remainder(version, 12, 0x1f25)

function remainder(value: number, degree: number, polynomial: number): number {
  let rest = value
  for (let index = 0; index < degree; index++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial)
  return rest
}

function writeVersion(version: number, size: number, set: SetModule) {
  const bits = versionBits(version)
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)]
    set(far, near, isDark)
    set(near, far, isDark)
  }
}

/** Up and down in columns of two, from the right, past the column with the dotted line. */
function place(codewords: number[], modules: boolean[][], isFixed: boolean[][]) {
  const size = modules.length
  const bits = codewords.flatMap((word) => bitsOf(word, 8))
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1])
        if (!isFixed[y]?.[x]) (modules[y] as boolean[])[x] = bits[next++] === 1
    }
  }
}

export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Of the eight masks, the one that gives a scanner the least to stumble over. */
function bestMasked(modules: boolean[][], isFixed: boolean[][]): boolean[][] {
  const all = MASKS.map((flips, mask) => {
    const masked = modules.map((row, y) =>
      row.map((isDark, x) => (isFixed[y]?.[x] ? isDark : isDark !== flips(x, y))),
    )
    writeFormat(mask, masked.length, (x, y, isDark) => {
      ;(masked[y] as boolean[])[x] = isDark
    })
    return { masked, penalty: penaltyOf(masked) }
  })
  return all.reduce((best, one) => (one.penalty < best.penalty ? one : best)).masked
}

function penaltyOf(modules: boolean[][]): number {
  const lines = (rows: boolean[][]) => rows.map((row) => row.map(Number).join(''))
  const rows = lines(modules)
  const columns = lines(modules.map((_, x) => modules.map((row) => row[x] as boolean)))
  const dark = rows.join('').replaceAll('0', '').length / modules.length ** 2
  const along = [...rows, ...columns].reduce((sum, line) => sum + lineOf(line), 0)
  return along + 3 * squares(modules) + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

/** Long runs of one colour, and what looks like the corner of a code. */
function lineOf(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  const corners = [...line.matchAll(/(?=10111010000|00001011101)/g)]
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * corners.length
}

function squares(modules: boolean[][]): number {
  let count = 0
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++) {
      const isDark = modules[y]?.[x]
      const others = [modules[y]?.[x - 1], modules[y - 1]?.[x], modules[y - 1]?.[x - 1]]
      if (others.every((other) => other === isDark)) count++
    }
  return count
}
