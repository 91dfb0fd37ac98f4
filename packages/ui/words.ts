import { SITE_WORDS, type SiteWords } from '@lerret/words'
import { createContext, useContext } from 'react'

/** The site's words, with those that the house has replaced. */
export const WordsContext = createContext<SiteWords>(SITE_WORDS)

export const useWords = () => useContext(WordsContext)

/** The words of another table together with the site's. Words that the house has replaced come from the context. */
export const useWordsWith = <Table extends object>(table: Table) =>
  mergeWords(table, useContext(WordsContext))

const merged = new WeakMap<object, { words: SiteWords; both: object }>()

/** Merges once: on a page, hundreds of elements ask for the same words. */
function mergeWords<Table extends object>(table: Table, words: SiteWords): SiteWords & Table {
  const known = merged.get(table)
  if (known?.words === words) return known.both as SiteWords & Table
  const both = { ...table, ...words }
  merged.set(table, { words, both })
  return both
}
