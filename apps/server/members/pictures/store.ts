import {
  type DrawnPicture,
  drawnPicturePath,
  MAX_MEMBER_PICTURE_BYTES,
  MEMBER_PICTURE_PATH,
} from '@lerret/model'
import { eq } from 'drizzle-orm'
import type { renderFile } from '../../content/media/render/render-image.ts'
import { createSquarePicture } from '../../content/media/square-picture.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createKey } from '../../platform/security/keys.ts'
import { person } from '../accounts/table.ts'
import { memberPicture } from './table.ts'

/** The width and height of a stored picture. */
const STORED_PIXELS = 160

/** A drawn picture, an upload in base64, or neither for no picture. */
export interface PictureChoice {
  drawn: DrawnPicture | undefined
  upload: string | undefined
}

interface SetPicture {
  personId: string
  now: Date
  render: typeof renderFile
}

/** Sets or removes the picture beside a member's reviews. Returns its address, empty for none. */
export async function setMemberPicture(
  db: Database,
  { personId, drawn, upload, now, render }: PictureChoice & SetPicture,
): Promise<string> {
  const bytes = upload === undefined ? undefined : await readUpload(upload, render)
  return db.transaction(async (tx) => {
    await tx.delete(memberPicture).where(eq(memberPicture.personId, personId))
    let image = drawn ? drawnPicturePath(drawn) : ''
    if (bytes) {
      const key = createKey()
      await tx.insert(memberPicture).values({ personId, key, bytes, addedAt: now })
      image = `${MEMBER_PICTURE_PATH}/${key}.webp`
    }
    await tx
      .update(person)
      .set({ image: image || null })
      .where(eq(person.id, personId))
    return image
  })
}

export async function readMemberPicture(db: Queryable, key: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: memberPicture.bytes })
    .from(memberPicture)
    .where(eq(memberPicture.key, key))
  return row?.bytes
}

/** Encodes the picture again, so that nothing but the picture is stored and served. */
async function readUpload(upload: string, render: typeof renderFile): Promise<Buffer> {
  const bytes = Buffer.from(upload, 'base64')
  if (bytes.length === 0) throw new AppError('upload_empty', 'The uploaded picture is empty.')
  if (bytes.length > MAX_MEMBER_PICTURE_BYTES)
    throw new AppError('upload_too_large', `The picture has more than ${MAX_MEMBER_PICTURE_BYTES} bytes.`)
  return createSquarePicture(bytes, { pixels: STORED_PIXELS, render })
}
