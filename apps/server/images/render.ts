import type { FocalPoint } from '@lerret/model'
import sharp from 'sharp'

export interface Crop {
  width: number | undefined
  height: number | undefined
  focalPoint: FocalPoint | undefined
}

/** Widths are rounded up to one of these, so that a picture exists in few sizes. */
const LADDER = [64, 128, 192, 256, 384, 512, 640, 768, 960, 1280, 1600, 1920]

/** Proportions are rounded to parts of the width: 16:9, 4:3, 3:2, 1:1 and 2:3 stay as they are. */
const RATIO_STEPS = 48

const rounded = ({ x, y }: FocalPoint): FocalPoint => ({
  x: Math.round(x * 20) / 20,
  y: Math.round(y * 20) / 20,
})

/** A crop by the ladder: the same picture, at a width that others ask for too. */
export function roundUp(crop: Crop): Crop {
  if (crop.width === undefined) return { ...crop, height: undefined }
  const width = LADDER.find((step) => step >= (crop.width ?? 0)) ?? (LADDER.at(-1) as number)
  if (crop.height === undefined) return { ...crop, width, height: undefined }
  const steps = Math.round((crop.height / crop.width) * RATIO_STEPS)
  const ratio = Math.min(4 * RATIO_STEPS, Math.max(1, steps)) / RATIO_STEPS
  return { width, height: Math.round(width * ratio), focalPoint: crop.focalPoint && rounded(crop.focalPoint) }
}

/** Cuts a picture to the wanted proportions around its focal point and sizes it; it is never enlarged. */
export async function renderImage(
  original: Uint8Array,
  crop: Crop,
  type: 'image/webp' | 'image/jpeg',
  { seconds } = { seconds: 3 },
): Promise<Uint8Array> {
  const image = sharp(original, { limitInputPixels: 40_000_000 }).autoOrient().timeout({ seconds })
  const { autoOrient: full } = await image.metadata()
  const area = cropArea(full, crop)
  const width = Math.min(crop.width ?? full.width, area.width)
  const sized = image.extract(area).resize({ width })
  return type === 'image/webp'
    ? sized.webp({ quality: 80 }).toBuffer()
    : sized.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** The largest area of the wanted proportions, as near to centred on the focal point as the edges allow. */
export function cropArea(
  full: { width: number; height: number },
  { width, height, focalPoint = { x: 0.5, y: 0.5 } }: Crop,
) {
  if (width === undefined || height === undefined) return { left: 0, top: 0, ...full }
  const ratio = width / height
  const area = {
    width: Math.max(1, Math.min(full.width, Math.round(full.height * ratio))),
    height: Math.max(1, Math.min(full.height, Math.round(full.width / ratio))),
  }
  return {
    left: within(full.width * focalPoint.x - area.width / 2, full.width - area.width),
    top: within(full.height * focalPoint.y - area.height / 2, full.height - area.height),
    ...area,
  }
}

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))
