import type { Palette, ThemeColor } from './palette.ts'

/** WCAG 2.2, 1.4.3 (AA). */
export const MIN_TEXT_CONTRAST = 4.5

type Rgb = readonly [number, number, number]

/** A colour of the palette, or two of them mixed as `tokens.css` does: `[a, b, share of b]`. */
type Mixed = ThemeColor | readonly [ThemeColor, ThemeColor, number]

/** Text and what is behind it. */
export interface ContrastPair {
  /** Where it is used: `light`, `film` (dark rows and the header) or `dark`. */
  surface: 'light' | 'film' | 'dark'
  role: 'text' | 'quiet' | 'accent' | 'mark' | 'action' | 'notice'
  isRaised: boolean
  foreground: Mixed
  background: Mixed
}

const pair = (
  surface: ContrastPair['surface'],
  role: ContrastPair['role'],
  foreground: Mixed,
  background: Mixed,
  isRaised = false,
): ContrastPair => ({ surface, role, foreground, background, isRaised })

const PAPER_RAISED = ['paper', 'ink', 0.06] as const
const QUIET_ON_PAPER = ['ink', 'paper', 0.28] as const
const QUIET_ON_FILM = ['paper', 'ink', 0.3] as const
const QUIET_ON_NIGHT = ['paper', 'night', 0.3] as const

/** Every pair of text and surface that `tokens.css` makes. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  pair('light', 'text', 'ink', 'paper'),
  pair('light', 'text', 'ink', PAPER_RAISED, true),
  pair('light', 'quiet', QUIET_ON_PAPER, 'paper'),
  pair('light', 'quiet', QUIET_ON_PAPER, PAPER_RAISED, true),
  pair('light', 'accent', 'signalDark', 'paper'),
  pair('light', 'action', 'ink', 'signal'),
  pair('film', 'text', 'paper', 'ink'),
  pair('film', 'text', 'paper', 'inkRaised', true),
  pair('film', 'quiet', QUIET_ON_FILM, 'ink'),
  pair('film', 'quiet', QUIET_ON_FILM, 'inkRaised', true),
  pair('film', 'accent', 'sun', 'ink'),
  pair('film', 'mark', 'signalLight', 'ink'),
  pair('film', 'notice', 'ink', 'sun'),
  pair('dark', 'text', 'paper', 'night'),
  pair('dark', 'text', 'paper', 'nightRaised', true),
  pair('dark', 'quiet', QUIET_ON_NIGHT, 'night'),
  pair('dark', 'quiet', QUIET_ON_NIGHT, 'nightRaised', true),
  pair('dark', 'accent', 'signalLight', 'night'),
]

export interface MeasuredPair extends ContrastPair {
  /** The contrast from 1 to 21. */
  ratio: number
  isEnough: boolean
}

/** The contrast of every used pair of a palette. */
export const measurePalette = (palette: Palette): MeasuredPair[] =>
  CONTRAST_PAIRS.map((each) => {
    const ratio = contrastRatio(toRgb(each.foreground, palette), toRgb(each.background, palette))
    return { ...each, ratio, isEnough: ratio >= MIN_TEXT_CONTRAST }
  })

/** The colours that a pair is made of. */
export const pairColors = ({ foreground, background }: ContrastPair): ThemeColor[] =>
  [
    ...new Set(
      [foreground, background].flatMap((mixed) => (typeof mixed === 'string' ? [mixed] : mixed.slice(0, 2))),
    ),
  ] as ThemeColor[]

function toRgb(mixed: Mixed, palette: Palette): Rgb {
  if (typeof mixed === 'string') return parseHex(palette[mixed])
  const [first, second, share] = mixed
  return mix(toOklab(parseHex(palette[first])), toOklab(parseHex(palette[second])), share)
}

/** `#rrggbb` of two colours mixed in OKLab, as CSS does. */
export function mixColors(first: string, second: string, share: number): string {
  const [a, b] = [toOklab(parseHex(first)), toOklab(parseHex(second))]
  return formatHex(mix(a, b, share))
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  fromOklab(a.map((value, index) => value * (1 - share) + (b[index] ?? 0) * share) as unknown as Rgb)

/** Returns the contrast of two colours in linear light, by WCAG's definition. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** `#rrggbb` in linear light. */
export function parseHex(hex: string): Rgb {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
}

const formatHex = (color: Rgb) =>
  `#${color
    .map((value) => {
      const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
      return Math.round(encoded * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/* The conversions of CSS Color 4. */

function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
