import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importRecords } from '../../content/records/import.ts'
import { readRevision } from '../../content/records/store/read-records.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { writeFileAtomically } from '../../platform/files/atomic-write.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'

const AUTHOR = 'demo'
/** Settings and files that the demo content was generated from; a house that is not the demo has no such fact. */
export const DEMO_FACT = 'demo-made-from'

export interface DemoSettings {
  /** The date in Oslo from which the dates of the demo are counted. */
  today: string
  host: string
  checkoutHost: string
  /** The folder of the original pictures. */
  pictures: string
  /** The file from which the stand-in for the ticketing provider reads what to sell. */
  programme: string
}

/** Whether the house is the demo, and not one with content of its own. */
export const isDemo = async (db: Queryable) => (await findHouseFact(db, DEMO_FACT)) !== undefined

/**
 * Fills an empty house with the demo content, and moves the dates of a demo house to today. Does nothing to a house with content
 * of its own. Returns the number of changed records.
 */
export async function refreshDemoContent(db: Database, settings: DemoSettings): Promise<number> {
  const source = await findHouseFact(db, DEMO_FACT)
  if (source === undefined && (await readRevision(db)) > 0) return 0
  const { today, host, checkoutHost } = settings
  // The folders are left out, so that a house that was moved or copied starts without generating the demo again.
  const currentSource = `${JSON.stringify({ today, host, checkoutHost })} ${await hashDemoFiles()}`
  if (source === currentSource && existsSync(settings.programme)) return 0
  // Loaded on demand: most starts need none of the demo's texts.
  const { demoHouse, createProgramme } = await import('@lerret/demo')
  const house = demoHouse(settings)
  // Pictures first: a record must never be public before its picture exists.
  await mkdir(settings.pictures, { recursive: true })
  for (const file of house.mediaFiles) await copyIfChanged(file, join(settings.pictures, basename(file)))
  const changed = await importRecords(db, house.records, AUTHOR)
  await writeFileAtomically(settings.programme, JSON.stringify(createProgramme(house.records)))
  await setHouseFact(db, DEMO_FACT, currentSource)
  return changed
}

/** A copy that is the same stays, with its time, which is in the key of what is rendered from it. */
async function copyIfChanged(file: string, copy: string) {
  const [bytes, existing] = await Promise.all([readFile(file), readFile(copy).catch(() => undefined)])
  if (!existing?.equals(bytes)) await writeFile(copy, bytes)
}

/** Changes when a file of the demo does. Hashes sizes and times, which is quicker than reading the files. */
async function hashDemoFiles(): Promise<string> {
  const packages = ['@lerret/demo', '@lerret/starter']
  const files = await Promise.all(packages.map((name) => describeFiles(import.meta.resolve(name))))
  return createHash('sha256').update(files.flat().join('\n')).digest('hex')
}

async function describeFiles(packageUrl: string): Promise<string[]> {
  const folder = dirname(fileURLToPath(packageUrl))
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(ts|svg|mp4)$/.test(name))
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    }),
  )
}
