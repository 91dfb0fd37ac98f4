import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenOpenDatabase } from '../../../platform/db/test-database.ts'
import { givenFolder } from '../../../test-cleanup.ts'
import { createOldHouse } from '../../../testing/wordpress/old-house.ts'
import { startWordPress } from '../../../testing/wordpress/wordpress-server.ts'
import { importRun } from '../table.ts'
import { runImportThread } from './job.ts'
import { readRuns } from './runs.ts'

const { db, connection } = await givenOpenDatabase()
const folder = await givenFolder()

test('an import runs in a thread of its own; what was stopped there begins again', async () => {
  await using site = await startWordPress(createOldHouse({ posts: 2, pages: 0, events: 0 }))
  const id = randomUUID()
  const started = { startedBy: 'Sigrid', startedAt: new Date(), phase: 'reading' as const }
  await db.insert(importRun).values({ id, source: site.url, attempts: 0, done: 0, total: 0, ...started })
  const input = {
    connection,
    settings: { dataDir: folder },
    folder,
    trustedOrigins: [site.url],
    clockOffsetMs: 0,
  }
  const stopping = new AbortController()
  const stopped = runImportThread(input, stopping.signal)
  stopping.abort(new Error('stopping'))
  await expect(stopped).rejects.toThrow('stopping')
  expect((await readRuns(db))[0]).toMatchObject({ finishedAt: null })

  expect(await runImportThread(input, new AbortController().signal)).toEqual([])
  const [run] = await db.select().from(importRun).where(eq(importRun.id, id))
  expect(run).toMatchObject({ problem: null, report: { counts: { article: { added: 2 } } } })
})
