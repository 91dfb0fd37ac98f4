import type { FocalPoint, Media } from '@lerret/model'
import type { Wanted } from './image-query.ts'

/** A picture that the service makes: so wide, cut to these proportions around this point. */
export interface Crop {
  width: number
  /** undefined: the picture keeps its own proportions. */
  height: number | undefined
  focalPoint: FocalPoint
  /** undefined: what suits the format. */
  quality: number | undefined
}

/** Widths are rounded up to one of these, so that a picture exists in few sizes. */
export const LADDER = [64, 128, 192, 256, 384, 512, 640, 768, 960, 1280, 1600, 1920] as const
const WIDEST = LADDER[LADDER.length - 1] as number
/** No picture is made higher than this, however narrow. */
export const HIGHEST = 2 * WIDEST

/** Proportions are rounded to parts of the width: 16:9, 4:3, 3:2, 1:1 and 2:3 stay as they are. */
const RATIO_STEPS = 48
/** From a quarter as wide as it is high, to 48 times as wide. */
const HIGHEST_RATIO = 4

const QUALITIES = [30, 45, 60, 75, 90] as const

/** What is made for a wish: one of few pictures, at least as wide as was wanted where the ladder reaches so far. */
export function cropFor(wanted: Wanted, media: Pick<Media, 'width' | 'height' | 'focalPoint'>): Crop {
  const { width, height } = wanted
  const quality = wanted.quality === undefined ? undefined : nearest(QUALITIES, wanted.quality)
  const own = media.height / media.width
  if (width === undefined || height === undefined) {
    const wide = width ?? (height === undefined ? WIDEST : height / own)
    // Nothing is cut off, so the point in the middle of it is of no matter.
    return { width: stepFor(wide, own), height: undefined, focalPoint: { x: 0.5, y: 0.5 }, quality }
  }
  const steps = Math.round((height / width) * RATIO_STEPS)
  const ratio = Math.min(HIGHEST_RATIO * RATIO_STEPS, Math.max(1, steps)) / RATIO_STEPS
  const step = stepFor(width, ratio)
  const focalPoint = {
    x: rounded(wanted.focalX ?? media.focalPoint.x),
    y: rounded(wanted.focalY ?? media.focalPoint.y),
  }
  return { width: step, height: Math.round(step * ratio), focalPoint, quality }
}

/** The lowest step that is wide enough, of those on which the picture is not too high. */
function stepFor(width: number, ratio: number): number {
  const steps = LADDER.filter((step) => step * ratio <= HIGHEST)
  return steps.find((step) => step >= width) ?? steps.at(-1) ?? LADDER[0]
}

const rounded = (fraction: number) => Math.round(fraction * 20) / 20

const nearest = (steps: readonly number[], value: number) =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best))
