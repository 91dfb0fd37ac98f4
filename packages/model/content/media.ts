import { z } from 'zod'
import { ContentId, FocalPoint } from './fields.ts'

/** A picture in the media library: its description and focal point. The file is stored outside the database. */
export const Media = z.strictObject({
  id: ContentId,
  fileName: z.string().regex(/^[\w-][\w.-]*$/, 'is not a plain file name'),
  mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']),
  width: z.int().positive(),
  height: z.int().positive(),
  /** A description for those who do not see it. Empty for a picture that is only decoration; null while nobody has decided. */
  alt: z.string().nullable(),
  focalPoint: FocalPoint,
  /** The name of the file that was uploaded. */
  originalName: z.string().optional(),
  /** The size of the stored file in bytes. */
  bytes: z.int().positive().optional(),
  /** Who made it, as it is to be named. */
  credit: z.string().optional(),
  /** The last date on which the house may use it. */
  rightsUntil: z.iso.date().optional(),
})
export type Media = z.infer<typeof Media>

/** The fields of a picture or document that reading its file needs. */
export type StoredFile = Pick<Media, 'id' | 'fileName'>
