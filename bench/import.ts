import { createOldHouse, HIDDEN_WORD } from '../apps/server/testing/wordpress/old-house.ts'
import { startWordPress } from '../apps/server/testing/wordpress/wordpress-server.ts'
import { type House, removeFolder, startHouse } from '../e2e/house/house.ts'
import {
  checkOldAddresses,
  publishDrafts,
  runImportCommand,
  withDatabase,
} from '../e2e/house/import-command.ts'

const SIZE = { posts: Number(process.env.IMPORT_POSTS ?? 2000), pages: 40, events: 200 }
const MAX_MINUTES = 10
/** A page of a plugin, which only the sitemap of the old site names. */
export const HOMELESS = ['/utleigekalender']

/** Imports a large WordPress site twice into a running house, publishes all of it, and asks for every old address. */
export async function timeImport(): Promise<string[]> {
  const problems: string[] = []
  const house = await startHouse()
  await using wordPress = await startWordPress(createOldHouse(SIZE), { refuseEvery: 200 })
  try {
    const first = await importSite(house, wordPress.url)
    const before = await countRecords(house)
    const second = await importSite(house, wordPress.url)
    const after = await countRecords(house)
    console.log(first.output)
    console.log(second.output)
    console.log(
      `The first import took ${first.seconds.toFixed(0)} s, the second ${second.seconds.toFixed(0)} s.`,
    )
    if (first.seconds > MAX_MINUTES * 60) problems.push(`The import takes more than ${MAX_MINUTES} minutes.`)
    if (JSON.stringify(before) !== JSON.stringify(after))
      problems.push(`The second import changed records: ${JSON.stringify({ before, after })}.`)
    if (after.hidden > 0) problems.push(`${after.hidden} versions have what was hidden.`)
    await publishDrafts(house)
    const { lost, summary } = await checkOldAddresses(house)
    console.log(summary)
    if (!/of \d+ old addresses/.test(summary)) problems.push('The addresses could not be checked.')
    const unexpected = lost.filter((line) => !HOMELESS.includes(line.split(' ', 1)[0] as string))
    if (unexpected.length > 0) problems.push(`Lost addresses: ${unexpected.slice(0, 20).join(', ')}`)
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
  return problems
}

async function importSite(house: House, url: string) {
  const started = performance.now()
  const output = await runImportCommand(house, url)
  return { output, seconds: (performance.now() - started) / 1000 }
}

const countRecords = (house: House) =>
  withDatabase(house, async (db) => {
    const { rows } = await db.execute<{ records: number; versions: number; hidden: number }>(
      `select (select count(*)::int from content_record) as records, count(*)::int as versions,
        count(*) filter (where body::text like '%${HIDDEN_WORD}%')::int as hidden from content_version`,
    )
    return rows[0] as { records: number; versions: number; hidden: number }
  })
