/** A stretch of one text, and whether the other text lacks it. */
export interface TextRun {
  text: string
  /** Where it begins in its text. */
  start: number
  isDifferent: boolean
}

/** Where two texts differ, word by word. The runs of each are together the text. */
export function wordDifferences(mine: string, theirs: string): { mine: TextRun[]; theirs: TextRun[] } {
  const a = splitWords(mine)
  const b = splitWords(theirs)
  const start = countEqual(a, b)
  const end = countEqual(a.slice(start).toReversed(), b.slice(start).toReversed())
  const common = findCommonWords(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const isCommon = (index: number, length: number, indexes: Set<number>) =>
    index < start || index >= length - end || indexes.has(index - start)
  return {
    mine: joinRuns(a, (index) => isCommon(index, a.length, common.a)),
    theirs: joinRuns(b, (index) => isCommon(index, b.length, common.b)),
  }
}

/** Each word with the space before it; punctuation marks are words. */
const splitWords = (text: string): string[] => text.match(/\s*(?:[\p{L}\p{N}\p{M}]+|[^\s])|\s+/gu) ?? []

function countEqual(a: string[], b: string[]): number {
  const index = a.findIndex((word, position) => word !== b[position])
  return index < 0 ? a.length : index
}

/** Larger tables take noticeable time; two texts that differ so much are not compared word by word anyway. */
const MAX_TABLE_CELLS = 4_000_000

/** The positions of the words of the longest common subsequence. */
function findCommonWords(a: string[], b: string[]) {
  const common = { a: new Set<number>(), b: new Set<number>() }
  if (a.length * b.length > MAX_TABLE_CELLS) return common
  const width = b.length + 1
  // Row by row from the end: the length of the longest common subsequence of what remains of both texts.
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = a.length - 1; row >= 0; row--) {
    for (let column = b.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        a[row] === b[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (a[row] === b[column]) {
      common.a.add(row++)
      common.b.add(column++)
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return common
}

function joinRuns(words: string[], isCommon: (index: number) => boolean): TextRun[] {
  const runs: TextRun[] = []
  let start = 0
  words.forEach((text, index) => {
    const isDifferent = !isCommon(index)
    const last = runs.at(-1)
    if (last?.isDifferent === isDifferent) last.text += text
    else runs.push({ text, start, isDifferent })
    start += text.length
  })
  return runs
}
