import { type FocalPoint, type Media, PICTURE_RATIOS } from '@lerret/model'
import type { ImageOptions } from './image-query.ts'

/** The size of a rendered image, and the point around which it is cropped. */
export interface Crop {
  width: number
  /** undefined: the image keeps its own aspect ratio. */
  height: number | undefined
  focalPoint: FocalPoint
  /** undefined: the default of the format. */
  quality: number | undefined
}

/** Widths are rounded up to one of these, so that each picture is rendered in few sizes. */
export const IMAGE_WIDTHS = [64, 128, 192, 256, 384, 512, 640, 768, 960, 1280, 1600, 1920] as const
const MAX_WIDTH = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as number
/** The limit for narrow images. */
export const MAX_HEIGHT = 2 * MAX_WIDTH

/** Aspect ratios are rounded to this fraction of the width: 16:9, 4:3, 3:2, 1:1 and 2:3 stay exact. */
const RATIO_STEPS = 48
/** The largest height in proportion to the width; the smallest is one step, a 48th. */
const MAX_RATIO = 4

const QUALITIES = [30, 45, 60, 75, 90] as const

/** The image to render for a request: one of few sizes, at least as wide as requested up to the largest width. */
export function toCrop(options: ImageOptions, media: Pick<Media, 'width' | 'height' | 'focalPoint'>): Crop {
  const { width, height } = options
  const quality = options.quality === undefined ? undefined : findNearest(QUALITIES, options.quality)
  const ownRatio = media.height / media.width
  if (width === undefined || height === undefined) {
    const requestedWidth = width ?? (height === undefined ? MAX_WIDTH : height / ownRatio)
    return {
      width: chooseWidth(requestedWidth, ownRatio),
      height: undefined,
      // Nothing is cropped, so the focal point has no effect.
      focalPoint: { x: 0.5, y: 0.5 },
      quality,
    }
  }
  const steps = toSteps(height / width)
  const ratio = Math.min(MAX_RATIO * RATIO_STEPS, Math.max(1, steps)) / RATIO_STEPS
  const chosenWidth = chooseWidth(width, ratio)
  const focalPoint = {
    x: roundFraction(options.focalX ?? media.focalPoint.x),
    y: roundFraction(options.focalY ?? media.focalPoint.y),
  }
  return { width: chosenWidth, height: Math.round(chosenWidth * ratio), focalPoint, quality }
}

const toSteps = (ratio: number) => Math.round(ratio * RATIO_STEPS)
const PAGE_STEPS = new Set(Object.values(PICTURE_RATIOS).map((ratio) => toSteps(1 / ratio)))

/** Whether pages show pictures like this: in an aspect ratio of the site or its own, around its focal point or the centre. */
export function isPageSize(
  { width, height, focalX, focalY, quality }: ImageOptions,
  media: Pick<Media, 'width' | 'height' | 'focalPoint'>,
): boolean {
  if (quality !== undefined) return false
  if (width === undefined || height === undefined) return true
  const isCentred = focalX === 0.5 && focalY === 0.5
  const { x, y } = media.focalPoint
  const steps = toSteps(height / width)
  return (
    (PAGE_STEPS.has(steps) || steps === toSteps(media.height / media.width)) &&
    (isCentred || ((focalX ?? x) === x && (focalY ?? y) === y))
  )
}

/** The smallest width that is large enough, of those at which the image is not too high. */
function chooseWidth(width: number, ratio: number): number {
  const candidates = IMAGE_WIDTHS.filter((candidate) => candidate * ratio <= MAX_HEIGHT)
  return candidates.find((candidate) => candidate >= width) ?? candidates.at(-1) ?? IMAGE_WIDTHS[0]
}

const roundFraction = (fraction: number) => Math.round(fraction * 20) / 20

const findNearest = (candidates: readonly number[], value: number) =>
  candidates.reduce((best, candidate) =>
    Math.abs(candidate - value) < Math.abs(best - value) ? candidate : best,
  )
