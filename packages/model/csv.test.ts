import { expect, test } from 'vitest'
import { formatCsv } from './csv.ts'

test('fields are quoted, and none is a formula', () => {
  expect(
    formatCsv([
      ['Nr.', 'Namn'],
      ['1001', '=SUM(A1), "Ola"'],
    ]),
  ).toBe(`\uFEFF"Nr.","Namn"\r\n"1001","'=SUM(A1), ""Ola"""\r\n`)
})
