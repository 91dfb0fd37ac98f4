import { z } from 'zod'

/** The image that a URL requests. */
export interface ImageOptions {
  width?: number | undefined
  height?: number | undefined
  /** A missing coordinate of the focal point is taken from the media record. */
  focalX?: number | undefined
  focalY?: number | undefined
  /** 1 to 100; by default that of the format. */
  quality?: number | undefined
  /** The version of the original that the URL was created for. */
  version?: string | undefined
}

const MAX_PIXEL_RATIO = 5

const clampTo = (min: number, max: number) => (value: number) => Math.min(Math.max(value, min), max)
/** Decimal numbers only: `Number()` would also accept `0x10`, `1e9` and blanks. */
const number = z
  .string('is given more than once')
  .regex(/^[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/, 'is not a number')
  .transform(Number)
const size = number.pipe(z.number().positive('must be more than 0'))
const fraction = number.transform(clampTo(0, 1))
/** An empty parameter, as in `w=`, counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/**
 * The query of an image URL, parsed like the common image CDNs do: values out of range are clamped, invalid numbers and unsupported
 * ways of fitting are refused by name, and unknown parameters are ignored.
 */
export const ImageQuery = z
  .object({
    w: optional(size),
    h: optional(size),
    dpr: optional(size.transform(clampTo(1, MAX_PIXEL_RATIO))),
    q: optional(number.transform(clampTo(1, 100))),
    'fp-x': optional(fraction),
    'fp-y': optional(fraction),
    fit: optional(z.literal('crop', 'knows no other way than crop')),
    crop: optional(z.literal('focalpoint', 'knows no other way than focalpoint')),
    // Ignored: every image is compressed and in the best format that the browser accepts.
    auto: optional(z.string()),
    v: optional(z.string()),
  })
  .transform(
    ({ w, h, dpr = 1, q, 'fp-x': focalX, 'fp-y': focalY, v }): ImageOptions => ({
      width: w && w * dpr,
      height: h && h * dpr,
      focalX,
      focalY,
      quality: q,
      version: v,
    }),
  )
