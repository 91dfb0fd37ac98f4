import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTable, type Table } from './build/tables.ts'
import type { LANGUAGES } from './language.ts'

const names = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'nynorsk') }).map((name) =>
  name.slice(0, -'.ts'.length),
)

/** The words of a table by the path of their names. */
function listWords(table: Table, path = ''): [name: string, text: string][] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as [string, string]]
      : listWords(value, `${path}${name}.`),
  )
}

const listAll = async (language: (typeof LANGUAGES)[number]) =>
  (
    await Promise.all(
      names.map(async (name) =>
        listWords(await readTable(language, name)).map(
          ([word, text]) => [`${name}: ${word}`, text] as [string, string],
        ),
      ),
    )
  ).flat()

const placeholders = (text: string) => [...new Set(text.match(/\{[\w.]+\}/g))].sort()

describe.each(['nb', 'en'] as const)('in %s', (language) => {
  test('every word has the placeholders of the nynorsk one', async () => {
    const nynorsk = await listAll('nn')
    const translated = new Map(await listAll(language))
    expect(nynorsk.length).toBeGreaterThan(2500)
    const toPlaceholders = ([word, text]: [string, string]) => [word, placeholders(text)]
    expect([...translated].map(toPlaceholders)).toEqual(nynorsk.map(toPlaceholders))
  })

  test('no word is empty, and spaces around a word are those of the nynorsk one', async () => {
    const translated = new Map(await listAll(language))
    const differ = (await listAll('nn')).filter(([word, text]) => {
      const other = translated.get(word) ?? ''
      return (
        (other.trim() === '') !== (text.trim() === '') ||
        /^\s/.test(other) !== /^\s/.test(text) ||
        /\s$/.test(other) !== /\s$/.test(text)
      )
    })
    expect(differ).toEqual([])
  })
})

/** Frequent words of nynorsk that bokmål does not have. */
const NYNORSK_ONLY =
  /(?<![\p{L}{])(ikkje|eg|kva|kvar|kven|korleis|kvifor|frå|noko|nokon|dei|ein|eit|berre|enno|meir|heile|sjå|vere|vert|vart|gjer|gjere|veke|framsyning\p{L}*|nyhende\p{L}*|namn\p{L}*|bilete\p{L}*|kjem|blei|utan|sidan|òg|\p{L}+(ane|ar|leg|lege|ast))(?![\p{L}}])/giu

/** Bokmål words that end like nynorsk ones. */
const BOKMAAL_TOO = new Set(
  'har var svar tar klar lar fane januar februar godtar last fast kast utkast kontrast'.split(' '),
)

test('bokmål has no words of nynorsk', async () => {
  const found = (await listAll('nb')).flatMap(([word, text]) =>
    (text.match(NYNORSK_ONLY) ?? [])
      .filter((match) => !BOKMAAL_TOO.has(match.toLowerCase()))
      .map((match) => `${word}: ${match} in «${text}»`),
  )
  expect(found).toEqual([])
})

test('English has no Norwegian letters, quotation marks or words', async () => {
  const found = (await listAll('en')).filter(([, text]) =>
    /[æøå«»]|\b(og|ikke|ikkje|til|som|av|fra|frå|med|du|en(?!-)|ein)\b/iu.test(
      text.replace(/Brønnøysund|Bokmål/, ''),
    ),
  )
  expect(found).toEqual([])
})
