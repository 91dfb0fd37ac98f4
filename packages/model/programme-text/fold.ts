const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', đ: 'd', ŋ: 'n', ß: 'ss', ł: 'l', ð: 'd', þ: 'th' }

/** A text for comparison: lower case, without diacritics, spaces and punctuation. `Bar & kafé` becomes `barkafe`. */
export const fold = (text: string): string => foldWords(text).join('')

/** The words of a text, each folded as above. */
export function foldWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæđŋßłðþ]/g, (letter) => LETTERS[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The number of letters to insert, delete, replace or swap with the next, to turn one text into the other. Counting stops where it is
 * more than `max`.
 */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current, ...previous) > max) return max + 1
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
