import { z } from 'zod'
import { ContentId, FocalPoint } from './fields.ts'

/** A picture in the media library: its description and focal point. The file is stored outside the database. */
export const Media = z.strictObject({
  id: ContentId,
  fileName: z.string().regex(/^[\w-][\w.-]*$/, 'is not a plain file name'),
  mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  focalPoint: FocalPoint,
})
export type Media = z.infer<typeof Media>
