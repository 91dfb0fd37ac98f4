import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

/** The cuts a picture may set text in. Static files: fontkit cannot vary a woff2 font. */
const cuts = {
  grotesk: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2',
  groteskRegular: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-500-normal.woff2',
  serif: '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2',
  serifItalic: '@fontsource/newsreader/files/newsreader-latin-500-italic.woff2',
} as const

export type Cut = keyof typeof cuts

export interface Lettering {
  text: string
  /** Left edge, centre or right edge of the line, by `anchor`. */
  x: number
  /** The baseline. */
  y: number
  /** Font size in the picture's units. */
  size: number
  cut?: Cut
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in parts of the size; negative is tighter. */
  tracking?: number
}

/** One line of text as an outlined SVG path, so that no picture depends on the machine's fonts. */
export function letter(line: Lettering): string {
  const { x, y, size, cut = 'grotesk', fill, anchor = 'start', tracking = 0 } = line
  const font = openFont(cut)
  const scale = size / font.unitsPerEm
  const run = font.layout(line.text)
  const gap = tracking * size
  let pen = x - { start: 0, middle: 0.5, end: 1 }[anchor] * measureWidth(line)
  const outlines = run.glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(pen, y).toSVG()
    pen += (run.positions[index]?.xAdvance ?? 0) * scale + gap
    return outline
  })
  return `<path fill="${fill}" d="${shorten(outlines.join(''))}"/>`
}

/** How wide a line will be, for fitting it to a picture. */
export function measureWidth({
  text,
  size,
  cut = 'grotesk',
  tracking = 0,
}: Pick<Lettering, 'text' | 'size' | 'cut' | 'tracking'>) {
  const font = openFont(cut)
  const run = font.layout(text)
  return (run.advanceWidth / font.unitsPerEm) * size + tracking * size * Math.max(0, run.glyphs.length - 1)
}

/** One decimal is finer than a pixel at every size we draw. */
const shorten = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

const opened = new Map<Cut, fontkit.Font>()
const require = createRequire(import.meta.url)

function openFont(cut: Cut): fontkit.Font {
  let font = opened.get(cut)
  if (!font) {
    font = fontkit.create(readFileSync(require.resolve(cuts[cut]))) as fontkit.Font
    opened.set(cut, font)
  }
  return font
}
