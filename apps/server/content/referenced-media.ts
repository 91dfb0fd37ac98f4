import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { getVersion, type VersionToPublish } from './store.ts'
import { contentRecord, contentVersion, isDraftVersion } from './table.ts'

/**
 * Pictures that versions to be published refer to and that have never been public: they are published with them, since visitors
 * would otherwise see nothing in their place.
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
  const isNamed = (id: string) => versions.some((each) => each.kind === 'media' && each.id === id)
  return unpublished.flatMap(({ id, version }) =>
    !isNamed(id) && texts.some((text) => refersToMedia(text, id)) ? [{ kind: 'media', id, version }] : [],
  )
}

/** The drafts of the pictures that records refer to and that have never been public. */
export async function findDraftMedia(
  db: Queryable,
  bodies: readonly object[],
): Promise<{ kind: 'media'; id: string; body: object }[]> {
  const texts = bodies.map((body) => JSON.stringify(body))
  const referenced = (await listNeverPublished(db)).filter(({ id }) =>
    texts.some((text) => refersToMedia(text, id)),
  )
  return Promise.all(
    referenced.map(async ({ id, version }) => {
      const { body } = await getVersion(db, 'media', id, version)
      return { kind: 'media' as const, id, body: body as object }
    }),
  )
}

const listNeverPublished = (db: Queryable) =>
  db
    .select({ id: contentRecord.id, version: contentRecord.draftVersion })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(
      and(
        eq(contentRecord.kind, 'media'),
        isNull(contentRecord.stableVersion),
        isNotNull(contentVersion.body),
      ),
    )
    .orderBy(contentRecord.id)

/** Whether JSON has the id as a text, or the address of the picture in a text. */
function refersToMedia(json: string, id: string): boolean {
  if (json.includes(JSON.stringify(id))) return true
  const address = `/images/${encodeURIComponent(id)}`
  for (let start = json.indexOf(address); start !== -1; start = json.indexOf(address, start + 1))
    if (!/[\w.%~-]/.test(json.charAt(start + address.length))) return true
  return false
}
