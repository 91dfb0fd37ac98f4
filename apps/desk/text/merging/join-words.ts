import { findCommonItems } from '../differences/common-items.ts'
import { isClosingMark, isOpeningMark, splitWords } from '../differences/words.ts'

/** A word or a mark, with the space before it. */
export interface Word {
  text: string
  space: string
}

export const splitPlainWords = (text: string): Word[] =>
  splitWords(text).map((word) => {
    const written = word.trimStart()
    return { text: written, space: word.slice(0, word.length - written.length) }
  })

/** So many words in a row that both have are written once. Fewer, such as *og* and *til*, are needed on both sides to read them. */
const MIN_COMMON_WORDS = 3

/**
 * The words of both: the beginning, the end and longer passages that both have stand once, and mine come first where they differ. null
 * when they have nothing of that in common. `unite` gives the word that stands for two of the same text, or null for two that are
 * different all the same.
 */
export function joinWords<Each extends Word>(
  mine: readonly Each[],
  theirs: readonly Each[],
  unite: (mine: Each, theirs: Each) => Each | null = (word) => word,
): Each[] | null {
  const [my, their] = [[...mine], [...theirs]]
  const common = findCommonItems(my.map(toText), their.map(toText)).filter(([row, column]) => {
    const [one, other] = [my[row], their[column]] as [Each, Each]
    const united = unite(one, other)
    if (!united) return false
    const word = { ...united, space: one.space || other.space }
    my[row] = word
    their[column] = word
    return true
  })
  const passages = listPassages(common)
  const stands = ({ start, end }: Passage) =>
    (start[0] === 0 && start[1] === 0) ||
    (end[0] === my.length && end[1] === their.length) ||
    my.slice(start[0], end[0]).filter(isWord).length >= MIN_COMMON_WORDS
  const isContained = common.length === Math.min(my.length, their.length)
  const isOverlapping = passages.some(
    (each) => stands(each) && my.slice(each.start[0], each.end[0]).some(isWord),
  )
  if (!isContained && !isOverlapping) return null

  const joined: Each[] = []
  let [row, column, shared] = [0, 0, 0]
  const end: Position = [my.length, their.length]
  for (const passage of [...passages, { start: end, end }]) {
    const words = my.slice(passage.start[0], passage.end[0])
    if (words.length > 0 && !stands(passage)) {
      shared += words.length
      continue
    }
    const [mineLeft, theirsLeft] = [my.slice(row, passage.start[0]), their.slice(column, passage.start[1])]
    // One that has all words of the other, and more between them, stands for both.
    if (shared === theirsLeft.length) joined.push(...mineLeft)
    else if (shared === mineLeft.length) joined.push(...theirsLeft)
    else joined.push(...mineLeft, ...separate(mineLeft.at(-1), theirsLeft))
    joined.push(...words)
    ;[row, column] = passage.end
    shared = 0
  }
  return joined.map((word, index) => (index === 0 ? { ...word, space: mine[0]?.space ?? '' } : word))
}

/** A place in my words and in theirs. */
type Position = readonly [number, number]

/** Words that follow each other in both. */
interface Passage {
  start: Position
  end: Position
}

function listPassages(common: readonly Position[]): Passage[] {
  const passages: Passage[] = []
  for (const [row, column] of common) {
    const last = passages.at(-1)
    const next: Position = [row + 1, column + 1]
    if (last?.end[0] === row && last.end[1] === column) last.end = next
    else passages.push({ start: [row, column], end: next })
  }
  return passages
}

/** The words with a space before them, where they follow a word and not a mark that belongs to them. */
function separate<Each extends Word>(before: Each | undefined, [first, ...others]: readonly Each[]): Each[] {
  if (!first) return []
  const isApart = first.space !== '' || !before || isClosingMark(first.text) || isOpeningMark(before.text)
  return [isApart ? first : { ...first, space: ' ' }, ...others]
}

const toText = ({ text }: Word) => text
const isWord = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text)
