import { DOCUMENT_TYPES } from '@lerret/model'
import { z } from 'zod'
import { line, notModified } from '../../contract.ts'
import { ALL_ROLES, deskCall } from '../desk.ts'

const MediaKind = z.enum(['media', 'document']).describe('A picture or a document')

const UploadedMedia = z
  .object({
    kind: MediaKind,
    id: z.string(),
    version: z.int().positive(),
    body: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'UploadedMedia' })
export type UploadedMedia = z.infer<typeof UploadedMedia>

const DeletedMedia = z
  .object({
    kind: MediaKind,
    id: z.string(),
    name: z.string(),
    mimeType: z.string(),
    alt: z.string().nullable().describe('What a picture shows, or the title of a document'),
    deletedBy: z.string(),
    deletedAt: z.iso.datetime(),
    restorableUntil: z.iso.datetime(),
  })
  .meta({ id: 'DeletedMedia' })
export type DeletedMedia = z.infer<typeof DeletedMedia>

const MediaParams = z.object({ id: line(120) })

const uploadDescription =
  'One file as `multipart/form-data`, recognised by its content: a picture as JPEG, PNG, WebP or AVIF, a document as PDF, or a video as MP4 or WebM, of at most 25 million bytes.'

/** The calls of the media library beside those of all records. */
export const mediaContracts = {
  uploadMedia: deskCall('POST', '/media', ALL_ROLES, {
    summary: 'Add a picture or document to the media library, as a draft',
    description: uploadDescription,
    consumes: ['multipart/form-data'],
    reply: UploadedMedia,
  }),
  replaceMediaFile: deskCall('POST', '/media/:id/file', ALL_ROLES, {
    summary: 'Replace the file of a picture or document in its draft',
    description: uploadDescription,
    consumes: ['multipart/form-data'],
    params: MediaParams,
    reply: UploadedMedia,
  }),
  deletedMedia: deskCall('GET', '/media/deleted', ALL_ROLES, {
    summary: 'The deleted pictures and documents that can be restored, last deleted first',
    reply: z.array(DeletedMedia),
  }),
  restoreMedia: deskCall('POST', '/media/:id/restore', ALL_ROLES, {
    summary: 'Restore a deleted picture or document as a draft',
    params: MediaParams,
    reply: UploadedMedia,
  }),
  mediaDocument: deskCall('GET', '/media/:id/document', ALL_ROLES, {
    summary: 'A document of the media library, also one that is not public',
    params: MediaParams,
    produces: [...DOCUMENT_TYPES],
    reply: z.any(),
    otherReplies: notModified,
  }),
  documentAuthors: deskCall('GET', '/media/:id/authors', ALL_ROLES, {
    summary: 'Whom the file of a document names as its authors',
    params: MediaParams,
    reply: z.array(z.string()),
  }),
  mediaImage: deskCall('GET', '/media/:id/image', ALL_ROLES, {
    summary: 'A picture of the media library, also one that is not public or was deleted',
    description: 'It takes the same query as `/images/{id}`.',
    params: MediaParams,
    produces: ['image/avif', 'image/webp', 'image/jpeg'],
    reply: z.any(),
    otherReplies: notModified,
  }),
}
