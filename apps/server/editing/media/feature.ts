import multipart from '@fastify/multipart'
import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openDocument, sendDocument } from '../../content/media/documents.ts'
import type { Originals } from '../../content/media/originals.ts'
import { readPdfAuthors } from '../../content/media/pdf/read-authors.ts'
import { receiveUpload } from '../../content/media/receive-upload.ts'
import { findRequestedImage, sendImage } from '../../content/media/send-image.ts'
import { MAX_UPLOAD_BYTES } from '../../content/media/upload.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import type { Feature, House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { allowUpload } from '../../platform/http/timeouts.ts'
import { getUploadedFile } from '../../platform/http/uploaded-file.ts'
import { listDeletedMedia, restoreMedia } from './deleted-media.ts'
import { addMedia, replaceMediaFile } from './media.ts'

/** Pictures and documents that staff upload. */
export const mediaLibrary: Feature = { deskCalls: registerMediaRoutes }

function registerMediaRoutes(scope: FastifyInstance, house: House) {
  const { db, now, images, originals } = house
  scope.register(async (mediaScope) => {
    // A part that is a field, not a file, is refused by its limit.
    await mediaScope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_UPLOAD_BYTES },
      throwFileSizeLimit: false,
    })
    // This hook runs after the check of the caller's role.
    mediaScope.addHook('onRequest', async ({ raw }) => allowUpload(raw))
    const toAction = (request: StaffRequest) => ({ db, person: request.staff, now: now() })

    addRoute(mediaScope, deskContracts.uploadMedia, async (request) => {
      const { upload, name } = await receiveFile(request, originals)
      return addMedia(toAction(request), upload, name)
    })
    addRoute(mediaScope, deskContracts.replaceMediaFile, async (request) => {
      const { upload, name } = await receiveFile(request, originals)
      return replaceMediaFile(toAction(request), request.params.id, upload, name)
    })
    addRoute(mediaScope, deskContracts.deletedMedia, async () =>
      (await listDeletedMedia(db, now())).map(
        ({ kind, id, body, deletedBy, deletedAt, restorableUntil }) => ({
          kind,
          id,
          name: body.originalName ?? body.fileName,
          mimeType: body.mimeType,
          alt: ('title' in body ? body.title : body.alt) ?? null,
          deletedBy,
          deletedAt: deletedAt.toISOString(),
          restorableUntil: restorableUntil.toISOString(),
        }),
      ),
    )
    addRoute(mediaScope, deskContracts.restoreMedia, (request) =>
      restoreMedia(toAction(request), request.params.id),
    )
    addRoute(mediaScope, deskContracts.mediaDocument, async (request, reply) => {
      const draft = await findDraft(db, 'document', request.params.id)
      const document = await openDocument(originals, request.params.id, draft?.body)
      return sendDocument(request, reply, document, 'private, no-cache')
    })
    addRoute(mediaScope, deskContracts.documentAuthors, async ({ params: { id } }) => {
      const draft = await findDraft(db, 'document', id)
      const { document, bytes } = await openDocument(originals, id, draft?.body)
      return document.mimeType === 'application/pdf' ? readPdfAuthors(bytes) : []
    })
    addRoute(mediaScope, deskContracts.mediaImage, async (request, reply) =>
      sendImage(
        request,
        reply,
        await findRequestedImage(request, images.findDraftImage),
        'private, no-cache',
      ),
    )
  })
}

async function receiveFile(request: FastifyRequest, originals: Originals) {
  const { file, filename } = await getUploadedFile(request)
  return { upload: await receiveUpload(originals, file), name: filename }
}
