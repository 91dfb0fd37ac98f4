import { globSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@lerret/model'
import { readTable, type Table } from '../../../packages/words/build/tables.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'packages', 'words', 'nynorsk')
const TABLE_NAMES = globSync('**/*.ts', { cwd: folder }).map((name) => name.slice(0, -'.ts'.length))

const listTexts = (table: Table): string[] =>
  Object.values(table).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)))

/** Every word of the product in a language. */
const readWords = async (language: Language): Promise<string[]> =>
  (await Promise.all(TABLE_NAMES.map((name) => readTable(language, name)))).flatMap(listTexts)

/** Frequent words of running text that a language does not share with the others. */
const FOREIGN_WORDS: Record<Language, RegExp> = {
  nn: /(?<!\p{L})(ikke|hva|hvor|hvem|fra|noe|noen|bare|mer|ingen|nyheter|forestillinger|the|and|of|with)(?!\p{L})/iu,
  nb: /(?<!\p{L})(ikkje|kva|kvar|kven|frå|noko|nokon|berre|meir|nyhende|framsyningar|the|and|of|with)(?!\p{L})/iu,
  en: /[æøå«»]|(?<!\p{L})(og|ikkje|ikke|til|frå|fra|av|med|som|eller|ein|eit|den|det|er)(?!\p{L})/iu,
}

/**
 * Returns a function that says whether a text on the screen is a word of another language, or has words of one outside the content that
 * it shows.
 */
export async function createForeignWordCheck(language: Language) {
  const isOwn = createMatcher(await readWords(language))
  const others = await Promise.all(LANGUAGES.filter((each) => each !== language).map(readWords))
  const isOthers = createMatcher(others.flat())
  return (text: string, content: ReadonlySet<string>): boolean => {
    const isForeign = (each: string) => !isOwn(each) && (isOthers(each) || FOREIGN_WORDS[language].test(each))
    return isForeign(text) && !content.has(text) && isForeign(replaceContent(text, content))
  }
}

/** Matches whole texts. Placeholders stand for any text, in words that have enough letters beside them. */
function createMatcher(words: string[]): (text: string) => boolean {
  const texts = new Set(words.map((word) => word.trim()))
  const patterns = words
    .filter((word) => /\{[\w.]+\}/.test(word) && /\p{L}{3}/u.test(word.replaceAll(/\{[\w.]+\}/g, '')))
    .map((word) => {
      const parts = word.trim().split(/\{[\w.]+\}/)
      return new RegExp(`^${parts.map(escapePattern).join('.+')}$`, 'su')
    })
  return (text) => texts.has(text) || patterns.some((pattern) => pattern.test(text))
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const MIN_CONTENT_LENGTH = 3

/** A text with a letter in place of each title and sentence that editors have written. */
function replaceContent(text: string, content: ReadonlySet<string>): string {
  if ([...content].some((each) => each.length > text.length && each.includes(text))) return ''
  return [...content]
    .filter((each) => each.length >= MIN_CONTENT_LENGTH && text !== each && text.includes(each))
    .sort((one, other) => other.length - one.length)
    .reduce((rest, each) => rest.replaceAll(each, 'X'), text)
}
