import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Picture } from '@lerret/demo'
import { importRecords } from '../content/import.ts'
import { readRevision } from '../content/store.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { findHouseFact, setHouseFact } from '../house-facts/store.ts'

const AUTHOR = 'demo'
/** What the house was filled from; a house that is not the demo has no such fact. */
export const DEMO_FACT = 'demo-made-from'

export interface DemoSettings {
  /** Oslo's date, from which the demo's dates are counted. */
  today: string
  host: string
  checkoutHost: string
  /** Where the originals of pictures lie. */
  pictures: string
  /** The file from which the stand-in for the ticketing provider learns what to sell. */
  programme: string
}

/** Whether the house is the demo, and not one with content of its own. */
export const isDemo = async (db: Queryable) => (await findHouseFact(db, DEMO_FACT)) !== undefined

/**
 * Fills an empty house with the demo, and moves a demo house's dates to today. A house with content of its own is left alone.
 * Gives the number of records that changed.
 */
export async function keepDemoCurrent(db: Database, settings: DemoSettings): Promise<number> {
  const madeFrom = await findHouseFact(db, DEMO_FACT)
  if (madeFrom === undefined && (await readRevision(db)) > 0) return 0
  const wanted = `${JSON.stringify(settings)} ${await fingerprintOfDemo()}`
  if (madeFrom === wanted && existsSync(settings.programme)) return 0
  // Loaded only now: the demo's texts and drawings are a third of a start, and most starts need none of them.
  const { demoHouse, programmeOf } = await import('@lerret/demo')
  const house = demoHouse(settings)
  // Pictures first: a record must never be public before what it shows is there.
  await mkdir(settings.pictures, { recursive: true })
  for (const picture of house.pictures) await writePicture(settings.pictures, picture)
  const changed = await importRecords(db, house.records, AUTHOR)
  await writeWhole(settings.programme, JSON.stringify(programmeOf(house.records)))
  await setHouseFact(db, DEMO_FACT, wanted)
  return changed
}

/** Whoever reads it at the same time reads the old text or the new. */
async function writeWhole(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

async function writePicture(folder: string, picture: Picture) {
  const path = join(folder, `${picture.id}.svg`)
  const drawn = picture.draw()
  const there = await readFile(path, 'utf8').catch(() => null)
  if (there !== drawn) await writeFile(path, drawn)
}

/** Changes when a file of the demo does. Sizes and times are enough to tell, and quicker than reading. */
async function fingerprintOfDemo(): Promise<string> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@lerret/demo')))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    }),
  )
  return createHash('sha256').update(files.join('\n')).digest('hex')
}
