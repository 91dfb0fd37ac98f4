import { editDistance, fold } from '../fold.ts'
import { looksLikeTime } from './clock-time.ts'

/** A hall of the house. */
export interface Hall {
  name: string
  /** A letter or two, or the number, to mark the hall's showings in a narrow cell: `2`, `Kj`. */
  mark: string
}

/** The meaning of a word. */
export type Meaning =
  | { kind: 'hall'; hall: string }
  | { kind: 'format'; format: string }
  | { kind: 'label'; label: string }
  | { kind: 'language'; language: string }
  | { kind: 'subtitles'; subtitles: string }

/** The words that can be used besides times, by their folded form. */
export interface Vocabulary {
  halls: readonly Hall[]
  meanings: ReadonlyMap<string, Meaning>
}

/** Folded words that add nothing: `kl. 18 og 20 i Storsalen`. */
export const IGNORED_WORDS: ReadonlySet<string> = new Set(['kl', 'klokka', 'klokken', 'og', 'i', 'pa', ''])

/** Formats that every house may type, by their folded form. */
const FORMATS: Record<string, string> = {
  '2d': '2D',
  '3d': '3D',
  '4d': '4D',
  '4dx': '4DX',
  '4k': '4K',
  atmos: 'Atmos',
  dolbyatmos: 'Atmos',
  imax: 'IMAX',
  hfr: 'HFR',
  dbox: 'D-BOX',
  '35mm': '35 mm',
  '70mm': '70 mm',
}

const LANGUAGES: Record<string, string[]> = {
  Norsk: ['no', 'norsk'],
  Nynorsk: ['nn', 'nynorsk'],
  Bokmål: ['nb', 'bokmal'],
  Engelsk: ['en', 'eng', 'engelsk'],
  Svensk: ['sv', 'svensk'],
  Dansk: ['da', 'dansk'],
  Tysk: ['de', 'tysk'],
  Fransk: ['fr', 'fransk'],
  Spansk: ['es', 'spansk'],
  Samisk: ['se', 'samisk'],
  Ukrainsk: ['uk', 'ukrainsk'],
}
const LANGUAGE_BY_WORD = new Map(
  Object.entries(LANGUAGES).flatMap(([language, words]) => words.map((word) => [word, language] as const)),
)

/** `nn` and `nynorsk` to `Nynorsk`; a language that is not known stays as it is typed. */
export const toLanguage = (text: string): string => LANGUAGE_BY_WORD.get(fold(text)) ?? text

/** The words of a house: its halls, the labels that it has used, and formats besides the common ones. */
export function createVocabulary({
  halls,
  labels = [],
  formats = [],
}: {
  halls: readonly string[]
  labels?: readonly string[]
  formats?: readonly string[]
}): Vocabulary {
  const meanings = new Map<string, Meaning>()
  const add = (word: string, meaning: Meaning) => {
    if (!IGNORED_WORDS.has(word) && !looksLikeTime(word) && !meanings.has(word)) meanings.set(word, meaning)
  }
  for (const [word, format] of Object.entries(FORMATS)) add(word, { kind: 'format', format })
  for (const format of formats) add(fold(format), { kind: 'format', format })
  for (const [word, language] of LANGUAGE_BY_WORD) {
    if (word.length <= 3) continue
    add(`${word}tale`, { kind: 'language', language })
    add(`${word}tekst`, { kind: 'subtitles', subtitles: language })
    add(`${word}undertekst`, { kind: 'subtitles', subtitles: language })
    add(`${word}teksta`, { kind: 'subtitles', subtitles: language })
  }
  for (const word of ['dubba', 'dubbet']) add(word, { kind: 'language', language: 'Norsk' })
  for (const without of ['utan', 'uten']) {
    add(`${without}tale`, { kind: 'language', language: '' })
    add(`${without}tekst`, { kind: 'subtitles', subtitles: '' })
  }
  const uniqueHalls = [...new Set(halls)]
  for (const hall of uniqueHalls)
    for (const word of hallWords(hall, uniqueHalls)) add(word, { kind: 'hall', hall })
  for (const label of labels) add(fold(label), { kind: 'label', label })
  return {
    halls: uniqueHalls.map((name) => ({ name, mark: chooseMark(name, uniqueHalls) })),
    meanings,
  }
}

/** The full name, the mark, `sal2` and `s2` for a number, and each beginning of two letters or more that no other hall shares. */
function hallWords(hall: string, halls: readonly string[]): string[] {
  const name = fold(hall)
  const number = /\d+$/.exec(name)?.[0]
  const numberWords = number === undefined ? [] : [`sal${number}`, `s${number}`]
  const beginnings = Array.from({ length: Math.max(0, name.length - 2) }, (_, index) =>
    name.slice(0, index + 2),
  ).filter((beginning) => isUniqueBeginning(beginning, hall, halls))
  return [name, fold(chooseMark(hall, halls)), ...numberWords, ...beginnings]
}

const isUniqueBeginning = (beginning: string, hall: string, halls: readonly string[]) =>
  halls.every((other) => other === hall || !fold(other).startsWith(beginning))

function chooseMark(hall: string, halls: readonly string[]): string {
  const number = /\d+$/.exec(hall)?.[0]
  if (number !== undefined) return number
  const name = fold(hall)
  const length = [1, 2, 3].find((letters) => isUniqueBeginning(name.slice(0, letters), hall, halls)) ?? 3
  return Array.from(hall.trim()).slice(0, length).join('')
}

/** A known word that a mistyped word was probably meant to be. */
export function suggestWord(word: string, { meanings }: Vocabulary): string | undefined {
  const typed = fold(word)
  if (typed.length < 3) return undefined
  const maxDistance = typed.length < 6 ? 1 : 2
  let best: { meaning: Meaning; distance: number } | undefined
  for (const [known, meaning] of meanings) {
    if (Math.abs(known.length - typed.length) > maxDistance) continue
    const distance = editDistance(typed, known)
    if (distance <= maxDistance && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { meaning, distance }
  }
  return best && describeMeaning(best.meaning)
}

function describeMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'hall':
      return meaning.hall
    case 'format':
      return meaning.format
    case 'label':
      return meaning.label
    case 'language':
      return `${meaning.language.toLowerCase() || 'utan'} tale`
    case 'subtitles':
      return `${meaning.subtitles.toLowerCase() || 'utan'} tekst`
  }
}
