import { z } from 'zod'

/** What somebody wants of a picture, as the address says it. */
export interface Wanted {
  width?: number | undefined
  height?: number | undefined
  /** Each half of the focal point that is missing is that of the picture's record. */
  focalX?: number | undefined
  focalY?: number | undefined
  /** 1 to 100; without it, what suits the format. */
  quality?: number | undefined
  /** The version of the picture that the address was made for. */
  version?: string | undefined
}

const MOST_DENSE = 5

const clamped = (least: number, most: number) => (value: number) => Math.min(Math.max(value, least), most)
/** Plain decimal numbers only: `0x10`, `1e9` and blanks are numbers to JavaScript and to nobody else. */
const number = z
  .string('is given more than once')
  .regex(/^[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/, 'is not a number')
  .transform(Number)
const size = number.pipe(z.number().positive('must be more than 0'))
const fraction = number.transform(clamped(0, 1))
/** `w=` says nothing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/**
 * The query of an image address, read as the field's image CDNs read it: what is out of range is moved into it, what is no number
 * or no way of fitting is refused by name, and parameters that mean nothing here are not looked at.
 */
export const ImageQuery = z
  .object({
    w: optional(size),
    h: optional(size),
    dpr: optional(size.transform(clamped(1, MOST_DENSE))),
    q: optional(number.transform(clamped(1, 100))),
    'fp-x': optional(fraction),
    'fp-y': optional(fraction),
    fit: optional(z.literal('crop', 'knows no other way than crop')),
    crop: optional(z.literal('focalpoint', 'knows no other way than focalpoint')),
    // Every picture is compressed and of the best format that is taken, whatever is asked for.
    auto: optional(z.string()),
    v: optional(z.string()),
  })
  .transform(
    ({ w, h, dpr = 1, q, 'fp-x': focalX, 'fp-y': focalY, v }): Wanted => ({
      width: w && w * dpr,
      height: h && h * dpr,
      ...{ focalX, focalY, quality: q, version: v },
    }),
  )
