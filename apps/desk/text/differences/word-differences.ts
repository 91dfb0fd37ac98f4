import { findCommonItems } from './common-items.ts'
import { splitWords } from './words.ts'

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
  const common = findCommonItems(a, b)
  return {
    mine: joinRuns(a, new Set(common.map(([index]) => index))),
    theirs: joinRuns(b, new Set(common.map(([, index]) => index))),
  }
}

function joinRuns(words: string[], common: ReadonlySet<number>): TextRun[] {
  const runs: TextRun[] = []
  let start = 0
  words.forEach((text, index) => {
    const isDifferent = !common.has(index)
    const last = runs.at(-1)
    if (last?.isDifferent === isDifferent) last.text += text
    else runs.push({ text, start, isDifferent })
    start += text.length
  })
  return runs
}
