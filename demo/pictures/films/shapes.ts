import { type Cut, measureWidth } from '../lettering.ts'

/** A whole SVG document on a flat ground. */
export function sheet(width: number, height: number, ground: string, ...body: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect(0, 0, width, height, ground)}${body.join('')}</svg>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width: number, cap: 'butt' | 'round' = 'round') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`

export const polygon = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`

/** Moves a drawing; a negative `scaleX` mirrors it. */
export function place(
  x: number,
  y: number,
  body: string,
  { scale = 1, scaleX = scale, rotate = 0 }: { scale?: number; scaleX?: number; rotate?: number } = {},
): string {
  const turn = rotate ? ` rotate(${n(rotate)})` : ''
  const size = scale === 1 && scaleX === 1 ? '' : ` scale(${scaleX} ${scale})`
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${body}</g>`
}

/** Shows a drawing only inside a path. The id must be the picture's own. */
export const inside = (id: string, d: string, body: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A closed curve through points written "x,y x,y"; a point ending in "!" is a sharp corner. */
export const smooth = (points: string, fill: string) => shape(curve(points), fill)

function curve(points: string): string {
  const knots = points.trim().split(/\s+/).map(readKnot)
  const knot = (index: number) => knots[(index + knots.length) % knots.length] as Knot
  const tangent = (index: number) => {
    const before = knot(index - 1)
    const after = knot(index + 1)
    if (knot(index).corner) return { x: 0, y: 0 }
    return { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 }
  }
  const first = knot(0)
  const parts = knots.map((from, index) => {
    const to = knot(index + 1)
    const leave = tangent(index)
    const arrive = tangent(index + 1)
    const out = `${n(from.x + leave.x)},${n(from.y + leave.y)}`
    return `C${out} ${n(to.x - arrive.x)},${n(to.y - arrive.y)} ${n(to.x)},${n(to.y)}`
  })
  return `M${n(first.x)},${n(first.y)}${parts.join('')}Z`
}

interface Knot {
  x: number
  y: number
  corner: boolean
}

function readKnot(text: string): Knot {
  const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number)
  return { x, y, corner: text.endsWith('!') }
}

/** A tapering arm, leg or finger through joints written "x,y,radius". */
export function limb(joints: string, fill: string): string {
  const stations = joints
    .trim()
    .split(/\s+/)
    .map((joint) => {
      const [x = 0, y = 0, r = 0] = joint.split(',').map(Number)
      return { x, y, r }
    })
  const left: string[] = []
  const right: string[] = []
  stations.forEach(({ x, y, r }, index) => {
    const before = stations[Math.max(0, index - 1)] ?? { x, y }
    const after = stations[Math.min(stations.length - 1, index + 1)] ?? { x, y }
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const across = { x: (-(after.y - before.y) / length) * r, y: ((after.x - before.x) / length) * r }
    const along = { x: across.y, y: -across.x }
    // The ends are pushed out to a round tip.
    const push = index === 0 ? -1 : index === stations.length - 1 ? 1 : 0
    left.push(`${x + across.x},${y + across.y}`)
    if (push) left.push(`${x + along.x * push},${y + along.y * push}`)
    right.unshift(`${x - across.x},${y - across.y}`)
  })
  // The first tip was pushed after the first left point; it belongs between the last right and first left.
  const [firstLeft = '', firstTip = '', ...rest] = left
  return smooth([firstTip, firstLeft, ...rest, ...right].join(' '), fill)
}

/** The same numbers every time from one seed, between 0 and 1. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Wedges out from a point, as in light or fire; each takes `share` of its sector. */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  fill: string,
  share = 0.5,
  turn = 0,
) {
  const d = repeat(count, (index) => {
    const from = ((index + turn) / count) * Math.PI * 2
    const to = from + (share / count) * Math.PI * 2
    const tip = (angle: number) => `${n(x + Math.cos(angle) * reach)},${n(y + Math.sin(angle) * reach)}`
    return `M${n(x)},${n(y)}L${tip(from)}L${tip(to)}Z`
  })
  return shape(d, fill)
}

/** Cuts of a lino knife: thin wedges from `x` to an uneven end, one under the other. */
export function cuts(
  fill: string,
  {
    x,
    y,
    reach,
    rows,
    step,
    thick,
    seed,
  }: Record<'x' | 'y' | 'reach' | 'rows' | 'step' | 'thick' | 'seed', number>,
): string {
  const random = seeded(seed)
  const d = repeat(rows, (index) => {
    const top = y + index * step
    const end = x + reach * (0.45 + random() * 0.55)
    return `M${n(x)},${n(top)}L${n(end)},${n(top + thick / 2)}L${n(x)},${n(top + thick)}Z`
  })
  return shape(d, fill)
}

/** A halftone: dots on a slanted screen whose radius is asked for at each place. */
export function halftone(
  fill: string,
  { x, y, width, height, step }: Record<'x' | 'y' | 'width' | 'height' | 'step', number>,
  radiusAt: (x: number, y: number) => number,
): string {
  // Dots of one size share a path of round line ends, a fifth of the bytes of circles.
  const sizes = new Map<number, string>()
  for (let row = 0; row * step <= height; row++) {
    for (let column = 0; column * step <= width; column++) {
      const cx = x + (column + (row % 2) / 2) * step
      const cy = y + row * step
      const r = Math.round(radiusAt(cx, cy) * 2) / 2
      if (r > 0) sizes.set(r, `${sizes.get(r) ?? ''}M${n(cx)},${n(cy)}h.1`)
    }
  }
  return [...sizes].map(([r, d]) => stroke(d, fill, r * 2)).join('')
}
/** The font size at which a line becomes `width` wide. */
export const fit = (text: string, width: number, cut: Cut = 'grotesk', tracking = 0) =>
  width / measureWidth({ text, size: 1, cut, tracking })

/** One decimal is finer than a pixel at every size we draw. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}
