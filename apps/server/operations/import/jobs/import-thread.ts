import '../../../platform/db/drizzle-as-commonjs.ts'
import type { ImportThreadInput } from './job.ts'

const { connectDatabase } = await import('../../../platform/db/connection.ts')
const { openOriginals } = await import('../../../content/media/originals.ts')
const { answerInThread } = await import('../../../platform/threads/answer-in-thread.ts')
const { runNextImport } = await import('./import-job.ts')

/** Connections are as many as the files that are saved at the same time. */
const MAX_CONNECTIONS = 4

/** The script of the thread that imports: runs the import that is waiting, and sends back its warnings. */
await answerInThread(async (input: ImportThreadInput) => {
  const { connection, settings, folder, trustedOrigins, clockOffsetMs } = input
  const warnings: string[] = []
  const { db, close } = await connectDatabase({ ...connection, max: MAX_CONNECTIONS })
  try {
    const dependencies = {
      db,
      originals: await openOriginals(settings),
      folder,
      trustedOrigins,
      now: () => new Date(Date.now() + clockOffsetMs),
      logWarning: (text: string) => warnings.push(text),
    }
    // The thread is ended when the import shall stop.
    await runNextImport(dependencies, new AbortController().signal)
    return warnings
  } finally {
    await close()
  }
})
