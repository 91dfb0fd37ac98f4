import { expect, test } from 'vitest'
import { type Command, filterCommands } from './commands.ts'

const command = (label: string, verb = 'Gå til', keywords = ''): Command => ({
  id: label,
  label,
  verb,
  keywords,
  run: () => {},
})
const commands = [
  command('Vekeplan'),
  command('I dag'),
  command('Nyhende'),
  command('Mørk', 'Utsjånad', 'natt'),
]
const labels = (text: string) => filterCommands(commands, text).map(({ label }) => label)

test('without a text, all commands are offered in order', () => {
  expect(labels(' ')).toEqual(['Vekeplan', 'I dag', 'Nyhende', 'Mørk'])
})

test('every word must match, in any order and case', () => {
  expect(labels('veke TIL')).toEqual(['Vekeplan'])
  expect(labels('natt')).toEqual(['Mørk'])
  expect(labels('veke natt')).toEqual([])
})

test('commands that begin with the text come first', () => {
  expect(labels('i')).toEqual(['I dag', 'Vekeplan', 'Nyhende'])
})
