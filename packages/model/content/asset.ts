import { z } from 'zod'

/**
 * A picture of a production. `focalPointQuery` is the query to add to its URL: `fp-x=0.5&fp-y=0.3`. For a picture in the media
 * library, size and focal point are the library's, and an empty alt text means the library's too.
 */
export const Asset = z.strictObject({
  type: z.enum(['first_image', 'poster', 'image']),
  url: z.string().min(1),
  focalPointQuery: z.string().regex(/^(fp-x=[\d.]+&fp-y=[\d.]+)?$/, 'is not of the form fp-x=0.5&fp-y=0.5'),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type Asset = z.infer<typeof Asset>
