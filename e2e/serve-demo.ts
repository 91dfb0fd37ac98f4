import { removeFolder, startHouse } from './house.ts'

/** One demo house for all journeys that only look at it; its address is in HOUSE_URL. */
export default async function serveDemo() {
  const house = await startHouse()
  process.env.HOUSE_URL = house.url
  return async () => {
    await house.stop()
    await removeFolder(house.dataDir)
  }
}
