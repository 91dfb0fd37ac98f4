import type { Language, SearchSynonym } from '@lerret/model'
import { listDefaultSynonyms } from './default-synonyms.ts'
import { listWords } from './normalize-text.ts'

export interface Synonyms {
  /** Finds the meanings of a normalized word, also within a compound: «loppemarked» is «loppemarknad». */
  find(word: string): string[]
  /** The longest synonym of several words that these begin with. */
  findPhrase(words: readonly string[]): { length: number; meanings: string[] } | null
}

/** Shorter words are within too many others. */
const MIN_COMPOUND_LETTERS = 4
const MAX_PHRASE_WORDS = 4

/** The product's synonyms for texts of a language with the house's, which replace those of the same word. */
export function createSynonyms(language: Language, houseSynonyms: readonly SearchSynonym[]): Synonyms {
  const meanings = new Map<string, string[]>()
  for (const synonyms of [listDefaultSynonyms(language), houseSynonyms]) {
    const added = new Map<string, string[]>()
    for (const { words, meaning } of synonyms)
      for (const word of words) {
        const name = toName(word)
        added.set(name, [...(added.get(name) ?? []), meaning])
      }
    for (const [name, own] of added) meanings.set(name, own)
  }
  const inCompounds = [...meanings].filter(
    ([name]) => name.length >= MIN_COMPOUND_LETTERS && !name.includes(' '),
  )
  return {
    find(word) {
      const own = meanings.get(word)
      if (own) return own
      return inCompounds.flatMap(([name, [meaning = '']]) => replaceInCompound(word, name, toName(meaning)))
    },
    findPhrase(words) {
      for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 1; length--) {
        const found = meanings.get(words.slice(0, length).join(' '))
        if (found) return { length, meanings: found }
      }
      return null
    },
  }
}

function replaceInCompound(word: string, name: string, meaning: string): string[] {
  if (meaning.includes(' ') || word.length < name.length + 3) return []
  if (word.startsWith(name)) return [meaning + word.slice(name.length)]
  return word.endsWith(name) ? [word.slice(0, -name.length) + meaning] : []
}

const toName = (text: string) => listWords(text).join(' ')
