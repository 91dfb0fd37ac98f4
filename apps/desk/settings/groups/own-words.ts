import { countNames, NYNORSK, type WordName, type Words } from '@lerret/words/all'
import { fill, settingsWords as words } from '@lerret/words/desk'

const MAX_FOUND = 20

/** The words of the site that have a text in them. */
export function findWords(search: string, standard: Words): WordName[] {
  const wanted = search.trim().toLocaleLowerCase('nn')
  if (wanted === '') return []
  return (Object.keys(standard) as WordName[])
    .filter((name) => standard[name].toLocaleLowerCase('nn').includes(wanted))
    .slice(0, MAX_FOUND)
}

/** The sentence about a wording that cannot be used; null when it can. */
export function checkWord(name: WordName, text: string): string | null {
  if (text.trim() === '') return words.wordEmpty
  const count = countNames(name)
  if (count !== null && text.trim().split(' ').length !== count) return fill(words.wordNames, { count })
  // They are the same in all languages.
  const allowed = listPlaceholders(NYNORSK[name] ?? '')
  const unknown = listPlaceholders(text).find((placeholder) => !allowed.includes(placeholder))
  if (unknown === undefined) return null
  return allowed.length === 0
    ? fill(words.wordPlaceholderNone, { name: unknown })
    : fill(words.wordPlaceholder, { name: unknown, allowed: allowed.join(', ') })
}

const listPlaceholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
