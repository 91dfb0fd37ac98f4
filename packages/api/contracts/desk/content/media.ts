import { DOCUMENT_TYPES } from '@lerret/model'
import { z } from 'zod'
import { failures, line, notModified } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema } from '../desk.ts'

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
  uploadMedia: {
    method: 'POST',
    url: `${DESK_URL}/media`,
    roles: ALL_ROLES,
    schema: deskSchema('uploadMedia', 'Add a picture or document to the media library, as a draft', {
      description: uploadDescription,
      consumes: ['multipart/form-data'],
      response: { 200: UploadedMedia, ...failures },
    }),
  },
  replaceMediaFile: {
    method: 'POST',
    url: `${DESK_URL}/media/:id/file`,
    roles: ALL_ROLES,
    schema: deskSchema('replaceMediaFile', 'Replace the file of a picture or document in its draft', {
      description: uploadDescription,
      consumes: ['multipart/form-data'],
      params: MediaParams,
      response: { 200: UploadedMedia, ...failures },
    }),
  },
  deletedMedia: {
    method: 'GET',
    url: `${DESK_URL}/media/deleted`,
    roles: ALL_ROLES,
    schema: deskSchema(
      'deletedMedia',
      'The deleted pictures and documents that can be restored, last deleted first',
      {
        response: { 200: z.array(DeletedMedia), ...failures },
      },
    ),
  },
  restoreMedia: {
    method: 'POST',
    url: `${DESK_URL}/media/:id/restore`,
    roles: ALL_ROLES,
    schema: deskSchema('restoreMedia', 'Restore a deleted picture or document as a draft', {
      params: MediaParams,
      response: { 200: UploadedMedia, ...failures },
    }),
  },
  mediaDocument: {
    method: 'GET',
    url: `${DESK_URL}/media/:id/document`,
    roles: ALL_ROLES,
    schema: deskSchema('mediaDocument', 'A document of the media library, also one that is not public', {
      params: MediaParams,
      produces: [...DOCUMENT_TYPES],
      response: { 200: z.any(), ...notModified, ...failures },
    }),
  },
  mediaImage: {
    method: 'GET',
    url: `${DESK_URL}/media/:id/image`,
    roles: ALL_ROLES,
    schema: deskSchema(
      'mediaImage',
      'A picture of the media library, also one that is not public or was deleted',
      {
        description: 'It takes the same query as `/images/{id}`.',
        params: MediaParams,
        produces: ['image/avif', 'image/webp', 'image/jpeg'],
        response: { 200: z.any(), ...notModified, ...failures },
      },
    ),
  },
} satisfies Record<string, DeskContract>
