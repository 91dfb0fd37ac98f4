import { randomUUID } from 'node:crypto'
import type { Media } from '@lerret/model'
import { findDraft, saveVersions } from '../content/store.ts'
import { AppError } from '../errors/app-error.ts'
import type { Upload } from '../media/upload.ts'
import type { StaffAction } from './actions.ts'

export interface SavedMedia {
  id: string
  version: number
  body: Record<string, unknown>
}

/** Adds an uploaded picture to the media library, as a draft. */
export function addMedia(action: StaffAction, upload: Upload, originalName: string): Promise<SavedMedia> {
  const id = randomUUID()
  const body: Media = {
    id,
    ...upload,
    ...readName(originalName),
    alt: null,
    focalPoint: { x: 0.5, y: 0.5 },
  }
  return saveMedia(action, body, 0)
}

/** Replaces the file of a picture in its draft. Everything else stays, and so does the file before. */
export async function replaceMediaFile(
  action: StaffAction,
  id: string,
  upload: Upload,
  originalName: string,
): Promise<SavedMedia> {
  const draft = await findDraft(action.db, 'media', id)
  if (!draft?.body) throw new AppError('content_not_found', `There is no media ${id}.`)
  const body = { ...(draft.body as Media), ...upload, ...readName(originalName) }
  return saveMedia(action, body, draft.version)
}

async function saveMedia({ db, person }: StaffAction, body: Media, basedOn: number): Promise<SavedMedia> {
  const { id } = body
  const author = { author: person.name, authorId: person.id }
  const [version] = await saveVersions(db, author, [{ kind: 'media', id, basedOn, body }])
  return { id, version: version as number, body: { ...body } }
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
