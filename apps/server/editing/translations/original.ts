import type { Words } from '@lerret/words/all'

/** A text of a record, and where its translation has it. */
export interface OriginalText {
  path: string[]
  label: keyof Words
  /** A list is written with commas. */
  control: 'text' | 'long-text' | 'rich-text' | 'list'
  text: string
}

export interface Original {
  title: string
  /** null for the configuration of many pages, and for the texts of the house. */
  path: string | null
  texts: OriginalText[]
}
