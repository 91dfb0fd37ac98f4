import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findOverrideProblem, NYNORSK } from './all.ts'
import { applyOverrides } from './languages.ts'

test('no two tables have a word of the same name, and none is left out', async () => {
  const folder = join(import.meta.dirname, 'nynorsk')
  // The desk's words are tested on their own.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('desk'),
  )
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  const names = modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => Object.keys(table as object))
  expect(names.toSorted()).toEqual(Object.keys(NYNORSK).toSorted())
})

test('a house that words something differently keeps all other words', () => {
  const words = applyOverrides('nn', { buy: 'Tinge' })
  expect(words.buy).toBe('Tinge')
  expect(words.close).toBe(NYNORSK.close)
})

test.each([
  ['buy', 'Tinge', null],
  ['hitsFor', '{count} funn', null],
  ['nothing', 'Ingenting', 'is not the name of a word'],
  ['buy', ' ', 'is empty'],
  ['buy', 'Kjøp {title}', 'has the placeholder {title}, which is not filled in; the word has none'],
  ['dayNames', 'sundag måndag', 'does not have 7 names, separated by spaces'],
  ['hitsFor', '{tal} funn', 'has the placeholder {tal}, which is not filled in; there are {count}, {query}'],
])('%s may be «%s»: %s', (name, text, problem) => {
  expect(findOverrideProblem(name, text)).toBe(problem)
})
