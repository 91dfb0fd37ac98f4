import type { ContentByKind, ContentKind } from '@lerret/model'
import type { Database } from '../../../platform/db/connection.ts'
import { publishDraft } from './publish-versions.ts'
import { findDraft } from './read-records.ts'
import { saveDraft } from './save-versions.ts'

/** Saves a new version of a record, and publishes it. */
export async function saveAndPublish<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  body: ContentByKind[Kind],
  author = 'Sigrid',
): Promise<void> {
  const { id } = body
  const basedOn = (await findDraft(db, kind, id))?.version ?? 0
  await saveDraft(db, { kind, id, author, basedOn, body })
  await publishDraft(db, { kind, id, author })
}

/** Saves and publishes a record with these fields changed. */
export async function changeAndPublish<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  id: string,
  changes: Partial<ContentByKind[Kind]>,
): Promise<void> {
  const draft = await findDraft(db, kind, id)
  await saveAndPublish(db, kind, { ...(draft?.body as ContentByKind[Kind]), ...changes })
}
