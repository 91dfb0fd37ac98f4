import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTsv } from './parse-tsv.ts'

test.each([
  ['18\t20.30\n19', [['18', '20.30'], ['19']]],
  ['18\r\n19\r\n', [['18'], ['19']]],
  ['18\t\t20', [['18', '', '20']]],
  ['18\t', [['18', '']]],
  ['"18\n20.30"\t19', [['18\n20.30', '19']]],
  ['"18 ""Strikkekino"""\t19', [['18 "Strikkekino"', '19']]],
  ['18 "Strikkekino"\t19', [['18 "Strikkekino"', '19']]],
  ['"Strikkekino" 18\t19', [['"Strikkekino" 18', '19']]],
  ['\n18', [[''], ['18']]],
  ['', []],
])('%j is read', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})

test('cells that are written as a spreadsheet does are read as they were', () => {
  const quote = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const arbitraryRows = fc.array(
    fc.array(fc.oneof(fc.string(), fc.constantFrom('\n', '\t', '"', '')), { minLength: 1, maxLength: 4 }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(arbitraryRows, (rows) => {
      const text = `${rows.map((row) => row.map(quote).join('\t')).join('\n')}\n`
      expect(parseTsv(text)).toEqual(rows)
    }),
  )
})
