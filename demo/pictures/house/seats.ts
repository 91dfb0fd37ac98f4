import { n, rect, shape, times } from '../culture/shapes.ts'

/** A cinema seat from behind, standing on `y`, centred on `x`. */
export function seatBack(x: number, y: number, w: number, fill: string, shade: string): string {
  const h = w * 1.12
  const left = n(x - w / 2)
  const right = n(x + w / 2)
  const round = n(w * 0.28)
  const top = n(y - h)
  return (
    shape(
      `M${left},${n(y)}V${n(top + round)}Q${left},${top} ${n(left + round)},${top}H${n(right - round)}Q${right},${top} ${right},${n(top + round)}V${n(y)}Z`,
      fill,
    ) +
    shape(
      `M${n(right - w * 0.26)},${n(y)}V${top}H${n(right - round)}Q${right},${top} ${right},${n(top + round)}V${n(y)}Z`,
      shade,
    )
  )
}

/** A row of seats with armrests between them. */
export function seatRow(
  x: number,
  y: number,
  w: number,
  count: number,
  fill: string,
  shade: string,
  arm: string,
): string {
  const step = w * 1.16
  return times(
    count,
    (i) =>
      rect(x + i * step + w / 2 + w * 0.02, y - w * 0.6, w * 0.12, w * 0.6, arm) +
      seatBack(x + i * step, y, w, fill, shade),
  )
}

/** A cinema seat from the front, standing on `y`; a folded one has its cushion up. */
export function seatFront(
  x: number,
  y: number,
  w: number,
  fill: string,
  shade: string,
  folded: boolean,
): string {
  const cushion = folded
    ? rect(x - w * 0.42, y - w * 0.86, w * 0.84, w * 0.5, shade, w * 0.08) +
      rect(x - w * 0.42, y - w * 0.44, w * 0.84, w * 0.08, '#00000033')
    : shape(
        `M${n(x - w * 0.44)},${n(y - w * 0.6)}H${n(x + w * 0.44)}L${n(x + w * 0.5)},${n(y - w * 0.36)}H${n(x - w * 0.5)}Z`,
        shade,
      ) + rect(x - w * 0.5, y - w * 0.37, w, w * 0.17, fill, w * 0.06)
  const arm = (left: number) =>
    rect(left + w * 0.03, y - w * 0.62, w * 0.08, w * 0.62, '#1a1512') +
    rect(left, y - w * 0.68, w * 0.14, w * 0.09, '#3b2a20', w * 0.03)
  return (
    rect(x - w * 0.46, y - w * 1.5, w * 0.92, w * 1.05, fill, w * 0.2) +
    rect(x - w * 0.34, y - w * 1.38, w * 0.68, w * 0.8, shade, w * 0.12) +
    rect(x - w * 0.06, y - w * 0.3, w * 0.12, w * 0.3, '#1a1512') +
    cushion +
    arm(x - w * 0.6) +
    arm(x + w * 0.46)
  )
}
