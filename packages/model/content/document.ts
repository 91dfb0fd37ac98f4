import { z } from 'zod'
import { ContentId } from './fields.ts'

/** A file in the media library that pages link to. The file is stored outside the database. */
export const MediaDocument = z.strictObject({
  id: ContentId,
  fileName: z.string().regex(/^[\w-][\w.-]*$/, 'is not a plain file name'),
  mimeType: z.enum(['application/pdf']),
  /** What links to it say, unless they have a text of their own. */
  title: z.string().trim().min(1).max(200),
  /** The name of the file that was uploaded. */
  originalName: z.string().optional(),
  /** The size of the stored file in bytes. */
  bytes: z.int().positive().optional(),
})
export type MediaDocument = z.infer<typeof MediaDocument>
