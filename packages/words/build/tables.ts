import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../language.ts'

const FOLDERS: Record<Language, string> = { nn: 'nynorsk', nb: 'bokmaal', en: 'english' }

/** Words by name; a few tables have tables in them. */
export type Table = { [name: string]: string | Table }

/** The table of a name such as `desk/shell` in a language. */
export async function readTable(language: Language, name: string): Promise<Table> {
  const file = join(import.meta.dirname, '..', FOLDERS[language], `${name}.ts`)
  return Object.values(await import(pathToFileURL(file).href))[0] as Table
}
