import { setImmediate } from 'node:timers/promises'
import { CONTENT_KINDS, type ContentKind, HOUR_SECONDS } from '@lerret/model'
import { mayHaveHtml } from '@lerret/page-engine'
import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Feature } from '../../../house/house.ts'
import type { Database } from '../../../platform/db/connection.ts'
import { contentVersion } from '../table.ts'
import { cleanVersion, HTML_RULES } from './safe-html.ts'

/** How many versions are read at once. */
const BATCH_SIZE = 100

/** Newer rules are those of a newer Lerret that shares the database. */
const isOutdated = and(
  inArray(contentVersion.kind, CONTENT_KINDS.filter(mayHaveHtml)),
  isNotNull(contentVersion.body),
  or(isNull(contentVersion.htmlRules), lt(contentVersion.htmlRules, HTML_RULES)),
)

/** Cleans the HTML of versions that were saved with other rules than today's, or with none. Returns how many there were. */
export async function cleanStoredVersions(db: Database, signal?: AbortSignal): Promise<number> {
  for (let cleaned = 0; ; ) {
    signal?.throwIfAborted()
    const { kind, id, version, body } = contentVersion
    const rows = await db
      .select({ kind, id, version, body })
      .from(contentVersion)
      .where(isOutdated)
      .limit(BATCH_SIZE)
    if (rows.length === 0) return cleaned
    const updates = []
    for (const row of rows) {
      const html = cleanVersion(row.kind as ContentKind, row.body)
      updates.push({ kind: row.kind, id: row.id, version: row.version, texts: html.cleanedTexts })
      // A long text takes a while, and requests must not wait for more than one.
      await setImmediate()
    }
    await db.execute(sql`
      update content_version as stored set html_rules = ${HTML_RULES}, cleaned_texts = cleaned.texts
      from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb)
        as cleaned (kind text, id text, version integer, texts jsonb)
      where (stored.kind, stored.id, stored.version) = (cleaned.kind, cleaned.id, cleaned.version)
        and (stored.html_rules is null or stored.html_rules < ${HTML_RULES})
    `)
    cleaned += rows.length
  }
}

/** Cleans the HTML of stored versions again when there are new rules: after an upgrade or a restored backup. */
export const cleanHtml: Feature = {
  jobs: ({ db }) => [
    {
      name: 'clean-html',
      async run(signal) {
        await cleanStoredVersions(db, signal)
      },
      everySeconds: HOUR_SECONDS,
      retrySeconds: HOUR_SECONDS,
      pollSeconds: 60,
      timeoutSeconds: 1800,
    },
  ],
}
