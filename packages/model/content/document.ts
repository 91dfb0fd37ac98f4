import { z } from 'zod'
import { ContentId } from './fields.ts'

/** Documents that pages link to, and videos that they play. */
export const DOCUMENT_TYPES = ['application/pdf', 'video/mp4', 'video/webm'] as const

/** A file in the media library that pages link to or play. The file is stored outside the database. */
export const MediaDocument = z.strictObject({
  id: ContentId,
  fileName: z.string().regex(/^[\w-][\w.-]*$/, 'is not a plain file name'),
  mimeType: z.enum(DOCUMENT_TYPES),
  /** The text of links to it, unless they have one of their own. */
  title: z.string().trim().min(1).max(200),
  /** The name of the file that was uploaded. */
  originalName: z.string().optional(),
  /** The size of the stored file in bytes. */
  bytes: z.int().positive().optional(),
})
/** Whether a file is a video, and not a document. */
export const isVideoType = (mimeType: unknown) =>
  typeof mimeType === 'string' && mimeType.startsWith('video/')

export type MediaDocument = z.infer<typeof MediaDocument>
