import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { createOriginals } from '../../content/media/originals.ts'
import { findFieldProblems } from '../../content/records/body-checks.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { contentRecord, contentVersion, isDraftVersion } from '../../content/records/table.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { createImportFetches } from './fetching.ts'
import { type ImportOptions, runImport } from './run-import.ts'

export const NOW = new Date('2026-11-17T12:00:00Z')
const KINDS = ['media', 'document', 'block-data', 'article', 'page', 'production', 'event'] as const
type Kind = (typeof KINDS)[number]

/** A house that imports into a database of its own. */
export async function givenImports() {
  const db = await givenDatabase()
  const folder = await givenFolder()

  async function importFrom(source: ImportOptions['source'], { isDryRun = false, trusted = '' } = {}) {
    const waits: number[] = []
    const origin = 'address' in source ? new URL(source.address).origin : trusted
    const report = await runImport({
      db,
      source,
      isDryRun,
      now: NOW,
      originals: createOriginals(join(folder, 'media')),
      onProgress: () => {},
      ...createImportFetches({ trustedOrigins: [origin], wait: async (ms) => waits.push(ms) }),
    })
    return { report, waits }
  }

  const readDrafts = async (kind: Kind) =>
    (
      await db
        .select({
          id: contentRecord.id,
          version: contentVersion.version,
          body: contentVersion.body,
          stable: contentRecord.stableVersion,
        })
        .from(contentRecord)
        .innerJoin(contentVersion, isDraftVersion)
        .where(and(eq(contentRecord.kind, kind), isNotNull(contentVersion.body)))
    ).map(({ body, ...rest }) => ({ ...rest, body: body as Record<string, unknown> }))

  return {
    db,
    folder,
    importFrom,
    readDrafts,
    countRecords: async () => ({
      records: await db.$count(contentRecord),
      versions: await db.$count(contentVersion),
    }),
    /** Lists the problems that keep drafts from being published, by kind and id. */
    async findProblems() {
      const problems: unknown[] = []
      for (const kind of KINDS)
        for (const { id, body, stable } of await readDrafts(kind)) {
          const found = findFieldProblems(kind, body)
          if (found.length > 0 || stable !== null) problems.push({ kind, id, found, stable })
        }
      return problems
    },
    async publishAll() {
      for (const kind of KINDS) {
        const drafts = await readDrafts(kind)
        if (drafts.length > 0)
          await publishVersions(
            db,
            { author: 'Sigrid', authorId: 'staff-1' },
            drafts.map(({ id, version }) => ({ kind, id, version })),
          )
      }
    },
  }
}
