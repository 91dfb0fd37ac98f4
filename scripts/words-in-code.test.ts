import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { readTable, type Table } from '../packages/words/build/tables.ts'

const root = join(import.meta.dirname, '..')

/** Code that writes what people read. */
const FOLDERS = ['apps/desk', 'apps/site', 'apps/server', 'packages/ui', 'packages/page-engine']
const NOT_SHOWN = /\.test\.|\/test-|\/testing|\/stor(y|ies)|\/dist\/|\/node_modules\/|\/dev\//

/** Files that read what people write, in any language; the names of halls that a provider leaves out are content. */
const READS_WORDS =
  /search-index\/words\/|ticketing\/(adapters|provider)\/|operations\/import\/|views\/(entities|title-language)|text\/checks\//

const KEYS = /^(Ctrl|Alt|Esc)\b/
const SPOKEN_ATTRIBUTES = /^(aria-label|aria-description|label|title|placeholder|alt|help|heading|lead)$/
const TEXT = /\p{L}{2}/u

interface Node {
  type: string
  value?: unknown
  name?: { name?: string }
  [key: string]: unknown
}

const listTexts = (table: Table): string[] =>
  Object.values(table).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)))

async function readNorwegianOnlyWords(): Promise<Set<string>> {
  const names = globSync('**/*.ts', { cwd: join(root, 'packages/words/nynorsk') }).map((name) =>
    name.slice(0, -3),
  )
  const read = async (language: 'nn' | 'nb' | 'en') =>
    (await Promise.all(names.map((name) => readTable(language, name)))).flatMap(listTexts)
  const english = new Set(await read('en'))
  const norwegian = [...(await read('nn')), ...(await read('nb'))]
  // Shorter ones, and those in small letters, are also names of fields and parts of addresses.
  return new Set(norwegian.filter((word) => /^\p{Lu}.{4}/u.test(word) && !english.has(word)))
}

test('what people read is in the tables of words, not in the code', async () => {
  const norwegian = await readNorwegianOnlyWords()
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).filter(
    (file) => !NOT_SHOWN.test(file) && !READS_WORDS.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    findTexts(readFileSync(join(root, file), 'utf8'), file, norwegian).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

function findTexts(code: string, file: string, norwegian: ReadonlySet<string>): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const text = readText(node)
    if (text !== null && isShown(node, text, norwegian)) found.push(text.trim())
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** The text that a node of the syntax tree writes, or null. */
function readText({ type, value, name }: Node): string | null {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return String(value)
  if (type === 'TemplateElement') return String((value as { cooked: unknown }).cooked)
  if (type !== 'JSXAttribute' || !SPOKEN_ATTRIBUTES.test(name?.name ?? '')) return null
  const literal = value as Node | null
  return typeof literal?.value === 'string' ? literal.value : null
}

function isShown({ type }: Node, text: string, norwegian: ReadonlySet<string>): boolean {
  if (type === 'JSXText' || type === 'JSXAttribute') return TEXT.test(text) && !KEYS.test(text.trim())
  return /[æøåÆØÅ«»]/.test(text) || norwegian.has(text.trim())
}
