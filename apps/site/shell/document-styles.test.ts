import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const sheets = globSync(['packages/ui/**/*.css', 'apps/site/**/*.css'], {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
})

/** On paper a page stays as it is. */
const ON_PAPER = /@media print \{.*?^\}/gms

test.each(sheets)('%s does not have the whole page styled anew when something is put into it', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8').replace(ON_PAPER, '')
  expect(css).not.toMatch(/(?:\bbody|\bhtml|:root|\[data-page\]|\.main)\S*:has\(/)
})
