import type { FocalPoint } from '@lerret/model'

const STEP = 0.01
const LARGE_STEP = 0.05

/** The point after an arrow key, *Home* or *End*; null for other keys. */
export function movePoint(point: FocalPoint, key: string, isLarge: boolean): FocalPoint | null {
  const step = isLarge ? LARGE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
      return createPoint(point.x - step, point.y)
    case 'ArrowRight':
      return createPoint(point.x + step, point.y)
    case 'ArrowUp':
      return createPoint(point.x, point.y - step)
    case 'ArrowDown':
      return createPoint(point.x, point.y + step)
    default:
      return null
  }
}

/** A point within the picture, in whole per cent. */
export const createPoint = (x: number, y: number): FocalPoint => ({ x: toFraction(x), y: toFraction(y) })

const toFraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
