/** Letters that are one letter to a computer and another to whoever lacks the key for them. */
const PLAIN: Record<string, string> = { æ: 'ae', ø: 'o', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', đ: 'd', œ: 'oe' }

/** A text in small plain letters and digits, with one blank between words: «Søndag på Kafé!» is «sondag pa kafe». */
export function plainLetters(text: string): string {
  return (
    text
      .toLowerCase()
      // First, so that letters with two signs, as ǿ, are known without the other.
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[æøðþßłđœ]/g, (letter) => PLAIN[letter] ?? letter)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** Stands between the title and the rest; no text has it. */
export const AFTER_TITLE = ' |'

/** What a document is found by, letter by letter. The blank before makes a beginning of a word of the first one too. */
export const lettersOf = (title: string, keywords: string) =>
  ` ${plainLetters(title)}${AFTER_TITLE} ${plainLetters(keywords)}`
