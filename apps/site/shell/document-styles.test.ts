import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const sheets = globSync(['packages/ui/**/*.css', 'apps/site/**/*.css'], {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
})

/** A printed page does not change. */
const PRINT_RULES = /@media print \{.*?^\}/gms

test.each(sheets)('%s has no selector that restyles the whole page when an element is added', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8').replace(PRINT_RULES, '')
  expect(css).not.toMatch(/(?:\bbody|\bhtml|:root|\[data-page\]|\.main)\S*:has\(/)
})
