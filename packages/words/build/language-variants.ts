import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES, type Language } from '../language.ts'
import { readTable, type Table } from './tables.ts'

/** What the plugin needs to know of a file of the build. */
interface BuiltFile {
  type: string
  fileName: string
  imports?: string[]
  dynamicImports?: string[]
}

const TABLE = /\/packages\/words\/nynorsk\/(.+)\.ts$/

/** A word in the built code, before it is replaced: its table, its path there, and a hash of the word in all languages. */
const PLACEHOLDER = /__WORD\(([\w/-]+):([\w.]+):\w{8}\)__/g

/**
 * Builds a variant of each file for every language from one build of the code. Code imports the nynorsk tables; here they contain
 * placeholders, which are replaced in the written files. A file without words, and without imports of files with words, has no
 * variants. The placeholders' hashes make the name of a file change when one of its words does.
 */
export function languageVariants() {
  return {
    name: 'lerret-language-variants',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name !== 'ssr',
    load: {
      filter: { id: TABLE },
      async handler(id: string) {
        const name = TABLE.exec(id)?.[1] as string
        const exported = Object.keys(await import(pathToFileURL(id).href))[0]
        return `export const ${exported} = ${JSON.stringify(createPlaceholders(name, await readAllLanguages(name)))}`
      },
    },
    writeBundle: {
      sequential: true,
      order: 'pre' as const,
      async handler({ dir = '' }: { dir?: string }, bundle: Record<string, BuiltFile>) {
        await writeVariants(dir, Object.values(bundle))
      },
    },
  }
}

/** `assets/B73v0HX9.js` to `assets/B73v0HX9.en.js`. */
export const variantName = (fileName: string, language: Language) =>
  fileName.replace(/\.(\w+)$/, `.${language}.$1`)

type TablesByLanguage = Record<Language, Table>

async function readAllLanguages(name: string): Promise<TablesByLanguage> {
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readTable(language, name)] as const),
  )
  return Object.fromEntries(entries) as TablesByLanguage
}

function createPlaceholders(name: string, tables: TablesByLanguage, path: string[] = []): Table {
  return Object.fromEntries(
    Object.entries(findWord(tables.nn, path) as Table).map(([key, value]) => {
      const keyPath = [...path, key]
      if (typeof value !== 'string') return [key, createPlaceholders(name, tables, keyPath)]
      const hash = createHash('sha256')
      for (const language of LANGUAGES) hash.update(`${findWord(tables[language], keyPath)}\n`)
      return [key, `__WORD(${name}:${keyPath.join('.')}:${hash.digest('hex').slice(0, 8)})__`]
    }),
  )
}

const findWord = (table: Table, path: string[]) =>
  path.reduce<string | Table>((value, key) => (value as Table)[key] as string | Table, table)

/** Writes the variants beside the files that Vite has written, and deletes those. */
async function writeVariants(dir: string, files: BuiltFile[]) {
  const codeByFile = new Map(
    files
      .filter(({ fileName }) => /\.(js|html)$/.test(fileName))
      .map(({ fileName }) => [fileName, readFileSync(join(dir, fileName), 'utf8')]),
  )
  const names = [...findFilesWithWords(files, codeByFile)]
  // Names of assets have a hash. Others, such as `sw.js`, are words of the code too.
  const basenames = names
    .filter((name) => name.startsWith('assets/'))
    .map((name) => name.slice('assets/'.length))
  const tables = new Map<string, TablesByLanguage>()
  for (const code of codeByFile.values())
    for (const [, name = ''] of code.matchAll(PLACEHOLDER))
      if (!tables.has(name)) tables.set(name, await readAllLanguages(name))
  for (const name of names) {
    const code = codeByFile.get(name) as string
    for (const language of LANGUAGES) {
      const withWords = code.replace(PLACEHOLDER, (_, table: string, path: string) =>
        escapeForAnyQuotes(
          findWord((tables.get(table) as TablesByLanguage)[language], path.split('.')) as string,
        ),
      )
      const variant = replaceNames(withWords, basenames, language)
      writeFileSync(
        join(dir, variantName(name, language)),
        variant.replace('<html lang="nn"', `<html lang="${language}"`),
      )
    }
    rmSync(join(dir, name))
  }
}

/** Finds the files that contain words, and those that name one of them. */
function findFilesWithWords(files: BuiltFile[], codeByFile: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  const isDependent = ({ fileName, imports = [], dynamicImports = [] }: BuiltFile) => {
    const code = codeByFile.get(fileName) ?? ''
    return (
      code.search(PLACEHOLDER) >= 0 ||
      [...imports, ...dynamicImports].some((name) => found.has(name)) ||
      (fileName.endsWith('.html') && [...found].some((name) => code.includes(name)))
    )
  }
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const file of files) if (codeByFile.has(file.fileName) && isDependent(file)) found.add(file.fileName)
  }
  return found
}

function replaceNames(code: string, names: string[], language: Language): string {
  if (names.length === 0) return code
  const pattern = new RegExp(names.map((name) => name.replaceAll(/[.$-]/g, '\\$&')).join('|'), 'g')
  return code.replace(pattern, (name) => variantName(name, language))
}

const escapeForAnyQuotes = (word: string) =>
  word.replaceAll(/[\\"'`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n')
