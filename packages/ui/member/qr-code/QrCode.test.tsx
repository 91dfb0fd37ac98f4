import fc from 'fast-check'
import jsqr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('a scanner reads the text of any ticket from the code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
      expect(scan(renderToStaticMarkup(<QrCode text={text} label="Billett" />))).toBe(text)
    }),
    { numRuns: 30 },
  )
})

test('the longest text that fits a code is rendered, a longer one is not', () => {
  const render = (length: number) =>
    renderToStaticMarkup(<QrCode text={'a'.repeat(length)} label="Billett" />)
  expect(render(2331)).toContain('<svg')
  expect(render(2332)).toBe('')
})

test('the code has a label, and is black on white', () => {
  const svg = renderToStaticMarkup(<QrCode text="TR-1" label="QR-kode til billetten" />)
  expect(svg).toMatch(/^<svg role="img" aria-label="QR-kode til billetten"/)
  expect(svg).toContain('fill="#fff"')
})

const SCALE = 4
/** The types declare a default export that does not exist here. */
const readCode = jsqr as unknown as typeof jsqr.default

/** Rasterizes the SVG and decodes the code. */
function scan(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const side = size * SCALE
  const points = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < SCALE; down++)
      for (let across = 0; across < SCALE; across++) {
        const point = (Number(y) * SCALE + down) * side + Number(x) * SCALE + across
        points.fill(0, point * 4, point * 4 + 3)
      }
  const read = readCode(points, side, side)
  return read ? new TextDecoder().decode(new Uint8Array(read.binaryData)) : undefined
}
