import type { Picture } from '../picture.ts'

/** The house palette; a picture adds at most a few colours of its own. */
export const ink = '#0f1419'
export const paper = '#f4efe6'
export const red = '#e4572e'
export const sun = '#f2b134'
export const teal = '#1f4a47'

export type Point = [x: number, y: number]

/** A 16:9 picture from its parts, back to front. */
export function landscape(id: string, [x, y]: Point, alt: string, parts: () => string[]): Picture {
  const width = 1920
  const height = 1080
  return { id, width, height, focalPoint: { x, y }, alt, draw: () => page(width, height, parts()) }
}

export function page(width: number, height: number, parts: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}

export const ground = (fill: string) => rect(0, 0, 1920, 1080, fill)

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 0): string {
  const corner = round ? ` rx="${round}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corner} fill="${fill}"/>`
}

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const poly = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`

export function stroke(d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): string {
  const join = cap === 'round' ? 'round' : 'miter'
  const line = `stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="${join}"`
  return `<path d="${d}" fill="none" ${line}/>`
}

export const move = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`

export const at = (x: number, y: number, scale: number, turn: number, ...parts: string[]) =>
  move(`translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})`, ...parts)

/** Draws the parts, and once more reflected in the vertical line at `x`. */
export const mirrored = (x: number, ...parts: string[]) =>
  parts.join('') + move(`translate(${2 * x} 0) scale(-1 1)`, ...parts)

/** Shows only what falls inside the outline; the id need only be unique within its picture. */
export const inside = (id: string, outline: string, ...parts: string[]) =>
  `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`

/** Breaks every line in the parts into dashes: lengths of line and gap, as in SVG. */
export const dashed = (pattern: string, ...parts: string[]) =>
  `<g stroke-dasharray="${pattern}">${parts.join('')}</g>`

export const flipped = (...parts: string[]) => move('scale(-1 1)', ...parts)

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A tapering arm, leg or finger through joints given as [x, y, radius]. */
export function limb(joints: [number, number, number][], fill: string): string {
  let d = ''
  joints.forEach(([x, y, r], index) => {
    d += `M${n(x - r)},${n(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`
    const next = joints[index + 1]
    if (!next) return
    const [x2, y2, r2] = next
    const along = Math.atan2(y2 - y, x2 - x)
    const spread = Math.acos((r - r2) / Math.hypot(x2 - x, y2 - y))
    const edge = (cx: number, cy: number, radius: number, angle: number) =>
      `${n(cx + radius * Math.cos(angle))},${n(cy + radius * Math.sin(angle))}`
    // Wound the same way as the circles, so that overlaps add up instead of cancelling.
    d += `M${edge(x, y, r, along + spread)}L${edge(x2, y2, r2, along + spread)}`
    d += `L${edge(x2, y2, r2, along - spread)}L${edge(x, y, r, along - spread)}Z`
  })
  return shape(d, fill)
}

/** Wedges of light (or a fan, or petals) around a point, between two radii. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  fill: string,
  share = 0.5,
) {
  let d = ''
  for (let index = 0; index < count; index++) {
    const middle = (index / count) * Math.PI * 2 - Math.PI / 2
    const half = (Math.PI / count) * share
    const corner = (r: number, angle: number) => `${n(x + r * Math.cos(angle))},${n(y + r * Math.sin(angle))}`
    d += `M${corner(from, middle - half)}L${corner(to, middle - half)}`
    d += `L${corner(to, middle + half)}L${corner(from, middle + half)}Z`
  }
  return shape(d, fill)
}

/** A star with `count` points. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  fill: string,
  turn = 0,
) {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / count) * Math.PI - Math.PI / 2 + turn
    const r = index % 2 ? inner : outer
    return `${n(x + r * Math.cos(angle))},${n(y + r * Math.sin(angle))}`
  })
  return poly(points.join(' '), fill)
}

/** Numbers from 0 to 1, the same every time for the same seed. */
export function dice(seed: number): () => number {
  let state = seed * 2654435769
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Specks over an area: snow, stars, paper fibre. */
export function specks(
  seed: number,
  count: number,
  [x, y, w, h]: [number, number, number, number],
  [smallest, largest]: [number, number],
  fill: string,
) {
  const roll = dice(seed)
  const dot = () => {
    const r = smallest + (largest - smallest) * roll() ** 2
    return `M${n(x + w * roll())},${n(y + h * roll())}m${n(-r)},0a${n(r)},${n(r)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0`
  }
  return shape(times(count, dot), fill)
}

/**
 * Cuts of a linocut gouge: slim lens shapes, all along one direction, or along one that varies with the place.
 */
export function gouges(
  seed: number,
  count: number,
  [x, y, w, h]: [number, number, number, number],
  [shortest, longest]: [number, number],
  turn: number | ((x: number, y: number) => number),
  fill: string,
) {
  const roll = dice(seed)
  const cut = () => {
    const cx = x + w * roll()
    const cy = y + h * roll()
    const long = (shortest + (longest - shortest) * roll()) / 2
    const angle = ((typeof turn === 'number' ? turn : turn(cx, cy)) * Math.PI) / 180
    const [ax, ay] = [long * Math.cos(angle), long * Math.sin(angle)]
    const [bx, by] = [-ay * 0.1, ax * 0.1]
    return `M${n(cx - ax)},${n(cy - ay)}Q${n(cx + bx)},${n(cy + by)} ${n(cx + ax)},${n(cy + ay)}Q${n(cx - bx)},${n(cy - by)} ${n(cx - ax)},${n(cy - ay)}`
  }
  return shape(times(count, cut), fill)
}

/** A screen-print dot raster; `size` gives each dot's radius, and a dot under half a unit is left out. */
export function raster(
  [x, y, w, h]: [number, number, number, number],
  step: number,
  size: (x: number, y: number) => number,
  fill: string,
) {
  let dots = ''
  for (let row = 0; row * step <= h; row++) {
    for (let column = 0; column * step <= w; column++) {
      const cx = x + (column + (row % 2) / 2) * step
      const cy = y + row * step
      const r = size(cx, cy)
      if (r >= 0.5) dots += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"/>`
    }
  }
  return `<g fill="${fill}">${dots}</g>`
}

/** One decimal is finer than a pixel at every size we show. */
export const n = (value: number) => Math.round(value * 10) / 10
