import { randomUUID } from 'node:crypto'
import { isVideoType, type Media, type MediaDocument } from '@lerret/model'
import { DOCUMENT_EXTENSIONS, isDocument, type Upload } from '../../content/media/upload.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { StaffAction } from '../actions.ts'

/** Pictures and documents are records of two kinds in one library. */
export type MediaKind = 'media' | 'document'

export interface SavedMedia {
  kind: MediaKind
  id: string
  version: number
  body: Record<string, unknown>
}

/** Adds an uploaded picture or document to the media library, as a draft. */
export function addMedia(action: StaffAction, upload: Upload, originalName: string): Promise<SavedMedia> {
  const { kind, body } = createMediaRecord(upload, originalName)
  return saveMedia(action, kind, body, 0)
}

/** The record of a new picture or document; what is known of it from elsewhere can be given. */
export function createMediaRecord(
  upload: Upload,
  originalName: string,
  known: { alt?: string; title?: string } = {},
): { kind: MediaKind; body: Media | MediaDocument } {
  const id = randomUUID()
  const name = readName(originalName)
  if (!isDocument(upload))
    return {
      kind: 'media',
      body: { id, ...upload, ...name, alt: known.alt || null, focalPoint: { x: 0.5, y: 0.5 } },
    }
  const title =
    known.title?.trim().slice(0, MAX_NAME_LENGTH) ||
    name.originalName?.replace(/\.(pdf|mp4|webm)$/i, '').trim() ||
    DOCUMENT_EXTENSIONS[upload.mimeType].toUpperCase()
  return { kind: 'document', body: { id, ...upload, ...name, title } }
}

/** Replaces the file of a picture or document in its draft. Everything else stays, and so does the file before. */
export async function replaceMediaFile(
  action: StaffAction,
  id: string,
  upload: Upload,
  originalName: string,
): Promise<SavedMedia> {
  const { kind, version, body } = await getDraft(action.db, id)
  if (
    isDocument(upload) !== (kind === 'document') ||
    isVideoType(upload.mimeType) !== isVideoType(body.mimeType)
  )
    throw new AppError('upload_type_refused', `The file is not of the same kind as the ${kind} it replaces.`)
  const replaced = { ...body, ...upload, ...readName(originalName) } as Media | MediaDocument
  return saveMedia(action, kind, replaced, version)
}

async function getDraft(db: Queryable, id: string) {
  for (const kind of ['media', 'document'] as const) {
    const draft = await findDraft(db, kind, id)
    if (draft?.body) return { kind, version: draft.version, body: draft.body as Media | MediaDocument }
  }
  throw new AppError('content_not_found', `There is no media ${id}.`)
}

async function saveMedia(
  { db, person }: StaffAction,
  kind: MediaKind,
  body: Media | MediaDocument,
  basedOn: number,
): Promise<SavedMedia> {
  const { id } = body
  const author = { author: person.name, authorId: person.id }
  const [version] = await saveVersions(db, author, [{ kind, id, basedOn, body }])
  return { kind, id, version: version as number, body: { ...body } }
}

const MAX_NAME_LENGTH = 200

/** A browser may send a path, and anybody may send anything: only what can be shown of it is stored. */
function readName(originalName: string): Pick<Media, 'originalName'> {
  const name = (originalName.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
  return name === '' ? {} : { originalName: name }
}
