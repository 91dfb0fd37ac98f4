import { documentUrl, mediaUrl } from '@lerret/model'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import type { VersionToPublish } from './store/publish-versions.ts'
import { getVersion } from './store/read-records.ts'
import { contentRecord, contentVersion, isDraftVersion } from './table.ts'

/**
 * Pictures and documents that versions to be published refer to and that have never been public: they are published with them, since
 * visitors would otherwise see nothing in their place.
 */
export async function findUnpublishedMedia(
  tx: Queryable,
  versions: readonly VersionToPublish[],
): Promise<VersionToPublish[]> {
  const unpublished = await listNeverPublished(tx)
  if (unpublished.length === 0) return []
  const texts: string[] = []
  for (const { kind, id, version } of versions)
    if (version !== null) texts.push(JSON.stringify((await getVersion(tx, kind, id, version)).body))
  const isNamed = ({ kind, id }: MediaKey) => versions.some((each) => each.kind === kind && each.id === id)
  return unpublished.filter((each) => !isNamed(each) && texts.some((text) => refersTo(text, each)))
}

/** The drafts of the pictures and documents that records refer to and that have never been public. */
export async function findDraftMedia(
  db: Queryable,
  bodies: readonly object[],
): Promise<(MediaKey & { body: object })[]> {
  const texts = bodies.map((body) => JSON.stringify(body))
  const referenced = (await listNeverPublished(db)).filter((each) =>
    texts.some((text) => refersTo(text, each)),
  )
  return Promise.all(
    referenced.map(async ({ kind, id, version }) => {
      const { body } = await getVersion(db, kind, id, version)
      return { kind, id, body: body as object }
    }),
  )
}

export interface MediaKey {
  kind: 'media' | 'document'
  id: string
}

async function listNeverPublished(db: Queryable): Promise<(MediaKey & { version: number })[]> {
  const rows = await db
    .select({ kind: contentRecord.kind, id: contentRecord.id, version: contentRecord.draftVersion })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(
      and(
        inArray(contentRecord.kind, ['media', 'document']),
        isNull(contentRecord.stableVersion),
        isNotNull(contentVersion.body),
      ),
    )
    .orderBy(contentRecord.kind, contentRecord.id)
  return rows as (MediaKey & { version: number })[]
}

/** Whether JSON has the id as a text, or the address of the file in a text. */
function refersTo(json: string, { kind, id }: MediaKey): boolean {
  if (json.includes(JSON.stringify(id))) return true
  const address = kind === 'media' ? mediaUrl(id) : documentUrl(id)
  for (let start = json.indexOf(address); start !== -1; start = json.indexOf(address, start + 1))
    if (!/[\w.%~-]/.test(json.charAt(start + address.length))) return true
  return false
}
