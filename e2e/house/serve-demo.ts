import { prepareDemo, removeFolder, startHouse } from './house.ts'

/** One demo house for all journeys that only look at it; its address is in HOUSE_URL, its data in HOUSE_DATA. */
export default async function serveDemo() {
  console.log(`Random tests have the seed ${process.env.SEED}; SEED=${process.env.SEED} repeats them.`)
  const prepared = await prepareDemo()
  const house = await startHouse()
  process.env.HOUSE_URL = house.url
  process.env.SEEN_MESSAGES = await readMessageKeys(house.url)
  process.env.HOUSE_DATA = house.dataDir
  return async () => {
    await house.stop()
    await removeFolder(house.dataDir)
    await removeFolder(prepared)
  }
}

async function readMessageKeys(houseUrl: string): Promise<string> {
  const pages = await Promise.all(
    ['index', 'test'].map(async (name) => (await fetch(`${houseUrl}/page-data/${name}.json`)).text()),
  )
  return JSON.stringify(
    pages.flatMap((page) => Array.from(page.matchAll(/"key":"([^"]+)"/g), ([, key]) => key)),
  )
}
