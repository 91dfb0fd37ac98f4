/**
 * The words of a text, each with the space before it. Punctuation around a word is a word of its own; inside, as in 18.30, it is not.
 * Together they are the text.
 */
export const splitWords = (text: string): string[] =>
  (text.match(/\s*\S+|\s+$/g) ?? []).flatMap(splitPunctuation)

const OPENING = /^[\p{Ps}\p{Pi}„"']$/u
const CLOSING = /^[\p{Pe}\p{Pf}“.,;:!?…"']$/u

function splitPunctuation(word: string): string[] {
  let start = word.search(/\S/)
  if (start < 0) return [word]
  const marksBefore: string[] = []
  for (
    const space = word.slice(0, start);
    start < word.length - 1 && OPENING.test(word.charAt(start));
    start++
  )
    marksBefore.push((marksBefore.length === 0 ? space : '') + word.charAt(start))
  let end = word.length
  while (end > start + 1 && CLOSING.test(word.charAt(end - 1))) end--
  return [...marksBefore, word.slice(marksBefore.length > 0 ? start : 0, end), ...word.slice(end)]
}

/** Whether a word is written without a space before it. */
export const isClosingMark = (word: string) => CLOSING.test(word)

/** Whether a word is written without a space after it. */
export const isOpeningMark = (word: string) => OPENING.test(word)
