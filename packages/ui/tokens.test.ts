import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

// Sizes are scanned for accessibility in one theme only.
test('a theme changes colours and nothing else', () => {
  const themes = Array.from(css.matchAll(/^\[data-theme[^{]*\{([^}]*)\}/gm), ([, rules = '']) => rules)
  expect(themes.length).toBeGreaterThan(0)
  const values = themes.flatMap((rules) => Array.from(rules.matchAll(/:\s*([^;]+);/g), ([, value]) => value))
  expect(values.length).toBeGreaterThan(5)
  expect(values.filter((value) => !/^#[\da-f]{6}$/.test(value ?? ''))).toEqual([])
})
