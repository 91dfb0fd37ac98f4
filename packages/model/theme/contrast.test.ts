import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SiteTheme } from '../content/site/theme.ts'
import { contrastRatio, measurePalette, pairColors, parseHex } from './contrast.ts'
import { colorProperty, THEME_COLORS, THEME_PALETTES } from './palette.ts'

const css = readFileSync(join(import.meta.dirname, '..', '..', 'ui', 'tokens.css'), 'utf8')

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (a, b, expected) => {
  expect(contrastRatio(parseHex(a), parseHex(b))).toBeCloseTo(expected, 2)
})

describe.each(['fjord', 'scene'] as const)('the palette %s', (variant) => {
  const palette = THEME_PALETTES[variant]
  test('is that of the stylesheet', () => {
    const rule = variant === 'fjord' ? /:root \{(.*?)\}/s : /\[data-theme="scene"\] \{(.*?)\}/s
    const declared = rule.exec(css)?.[1] ?? ''
    for (const name of THEME_COLORS) expect(declared).toContain(`${colorProperty(name)}: ${palette[name]};`)
  })

  test('has enough contrast in every pair', () => {
    expect(measurePalette(palette).filter(({ isEnough }) => !isEnough)).toEqual([])
  })
})

const theme = (colors: object) => ({
  id: 'site',
  search: { submitPath: '/sok', enabled: true },
  favicon: '',
  logo: '',
  logoAlt: '',
  variant: 'fjord',
  language: { enabled: false },
  menu: { enabled: true },
  colors,
})

test('colours of the house are accepted when every pair can be read, and refused otherwise', () => {
  expect(SiteTheme.safeParse(theme({ signal: '#ffd000' })).success).toBe(true)
  const { error } = SiteTheme.safeParse(theme({ signalDark: '#ff8a66' }))
  expect(error?.issues).toMatchObject([
    { path: ['colors', 'signalDark'], message: expect.stringContaining('light accent') },
  ])
  expect(SiteTheme.safeParse(theme({ signal: 'red' })).success).toBe(false)
  expect(SiteTheme.safeParse(theme({ tull: '#000000' })).success).toBe(false)
})

test('a pair names the colours that it is made of', () => {
  const [, raised] = measurePalette(THEME_PALETTES.fjord)
  expect(raised && pairColors(raised)).toEqual(['ink', 'paper'])
})
