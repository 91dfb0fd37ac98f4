/** Letters that NFD does not decompose, by how people type them without the key. */
const REPLACEMENTS: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
}

/**
 * Lower-case text without accents and punctuation, with single spaces: «Søndag på Kafé!» becomes «sondag pa kafe». An apostrophe
 * within a word is left out: «d'Arc» becomes «darc».
 */
export const normalizeText = (text: string): string =>
  foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether there is nothing to fold, as in most words. Excerpts fold thousands of words. */
const isPlain = (text: string) => /^[a-z0-9-]*$/.test(text)

function foldLetters(text: string): string {
  const lowerCase = text.toLowerCase()
  if (isPlain(lowerCase)) return lowerCase
  return (
    lowerCase
      // First, so that letters with two marks, such as ǿ, become those of the table.
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[æøðþßłđœ]/g, (letter) => REPLACEMENTS[letter] ?? letter)
      .replaceAll(/(?<=[\p{L}\p{N}])['’ʼ´`](?=[\p{L}\p{N}])/gu, '')
  )
}

/** The normalized words of a text. A word with a hyphen is one: «stand-up» is «stand-up». */
export const listWords = (text: string): string[] =>
  foldLetters(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []

/** Separates the title from the keywords; normalized text does not have it. */
export const TITLE_END = ' |'

/** The text for substring matches. It begins with a space, so that every word has one before it. */
export const toSearchLetters = (title: string, keywords: string) =>
  ` ${normalizeText(title)}${TITLE_END} ${normalizeText(`${keywords} ${spellSwedish(title)}`)}`

/** A title with the Swedish ä as it sounds: «Häxan» is searched for as «hexan». */
const spellSwedish = (title: string) => (/ä/i.test(title) ? title.replaceAll(/ä/gi, 'e') : '')
