import { createHash } from 'node:crypto'
import { MediaDocument } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findMatchingTag } from '../../platform/http/replies/conditional-request.ts'
import { sendBytes } from '../../platform/http/replies/ranges.ts'
import { findStable } from '../records/store/read-records.ts'
import type { Originals } from './originals.ts'
import { DOCUMENT_EXTENSIONS } from './upload.ts'

export interface OpenedDocument {
  document: Pick<MediaDocument, 'fileName' | 'mimeType' | 'originalName' | 'title'>
  bytes: Uint8Array
}

/** `/documents/{id}`: a public document of the media library. */
export function registerDocuments(app: FastifyInstance, { db, originals }: Pick<House, 'db' | 'originals'>) {
  app.get<{ Params: { id: string } }>(
    '/documents/:id',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const { id } = request.params
      // PostgreSQL refuses texts with control characters, so no document has such an id.
      const stable = /\p{Cc}/u.test(id) ? undefined : await findStable(db, 'document', id)
      const document = await openDocument(originals, id, stable?.body)
      // Its address stays when its file is replaced, so browsers ask whether it has changed.
      return sendDocument(request, reply, document, 'public, no-cache')
    },
  )
}

/** Reads the file of a document. Throws when there is none. */
export async function openDocument(
  originals: Pick<Originals, 'findBytes'>,
  id: string,
  body: unknown,
): Promise<OpenedDocument> {
  const { data: document } = MediaDocument.safeParse(body)
  const bytes = document && (await originals.findBytes(document.fileName))
  if (!bytes) throw new AppError('document_not_found', `There is no document ${id}.`)
  return { document, bytes }
}

/** Sends a document to be shown in the browser, and saved under the name that it was uploaded with. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, bytes }: OpenedDocument,
  cacheControl: string,
) {
  const etag = `"${createHash('sha256').update(document.fileName).digest('hex').slice(0, 32)}"`
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (findMatchingTag(request.headers['if-none-match'], [etag])) return reply.code(304).send()
  reply.type(document.mimeType).header('content-disposition', formatDisposition(composeFileName(document)))
  return sendBytes(request, reply, bytes)
}

/** The name that a document was uploaded with. A PDF that was called `plan.exe` is saved as `plan.exe.pdf`, so that no system runs it. */
function composeFileName({ originalName, title, mimeType }: OpenedDocument['document']): string {
  const name = originalName ?? title
  const extension = `.${DOCUMENT_EXTENSIONS[mimeType]}`
  return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`
}

/** `filename` for old browsers, in ASCII; `filename*` with all letters (RFC 6266). */
export function formatDisposition(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`
}
