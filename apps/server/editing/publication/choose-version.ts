import { isDeepStrictEqual } from 'node:util'
import { isDatedVersion } from '../../content/records/publication-dates.ts'
import type { RecordKey } from '../../content/records/record-key.ts'
import type { LockedRecord } from '../../content/records/store/lock-records.ts'
import type { VersionToPublish } from '../../content/records/store/publish-versions.ts'
import { getVersion, readBody } from '../../content/records/store/read-records.ts'
import { type Author, appendVersions } from '../../content/records/store/save-versions.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { StaffPublication } from './staff-publications.ts'

type Body = Record<string, unknown>

export interface RecordToPublish extends VersionToPublish {
  /** The public version that the editor has seen; null: it was not public. */
  seen?: number | null | undefined
  /** Publishes only these fields of the version. The others stay as visitors see them. */
  fields?: readonly string[] | undefined
}

/** The version that publishing a record makes public; undefined when visitors see it already. */
export async function chooseVersion(
  tx: Queryable,
  author: Author,
  { kind, id, version, fields }: RecordToPublish,
  { record, last }: { record: LockedRecord; last: StaffPublication | undefined },
): Promise<number | null | undefined> {
  const { stableVersion } = record
  if (version === null) return stableVersion === null ? undefined : null
  const named = (await getVersion(tx, kind, id, version)).body as Body | null
  if (stableVersion === null) return named === null ? undefined : version
  if (named && fields) {
    const stable = (await readBody(tx, { kind, id }, stableVersion)) ?? {}
    const body = replaceFields(stable, named, fields)
    if (isDeepStrictEqual(body, stable)) return undefined
    return isDeepStrictEqual(body, named)
      ? version
      : saveBelowDraft(tx, { kind, id, ...author }, record, body)
  }
  const isPublic = version === stableVersion || (await isPublicWithAdditions(tx, { kind, id }, version, last))
  return isPublic ? undefined : version
}

function replaceFields(stable: Body, named: Body, fields: readonly string[]): Body {
  const body = { ...stable }
  for (const field of fields) {
    if (field in named) body[field] = named[field]
    else delete body[field]
  }
  return body
}

/** Saves a version that is not the draft, which stays what it is and is the newest version again. */
async function saveBelowDraft(
  tx: Queryable,
  change: RecordKey & Author,
  record: LockedRecord,
  body: Body,
): Promise<number> {
  const draft = await readBody(tx, change, record.draftVersion)
  return isDeepStrictEqual(body, draft)
    ? record.draftVersion
    : appendVersions(tx, change, record, [body, draft])
}

/** Whether staff have published the version, and only the server has added to it: its dates, and what the ticketing provider reported. */
async function isPublicWithAdditions(
  tx: Queryable,
  key: RecordKey,
  version: number,
  last: StaffPublication | undefined,
): Promise<boolean> {
  if (last?.version == null) return false
  return version === last.version || isDatedVersion(tx, key, version, last.version)
}
