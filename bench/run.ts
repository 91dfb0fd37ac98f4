import { removeFolder, startHouse } from '../e2e/house.ts'
import { timeClicks } from './click.ts'
import { killRounds } from './kill.ts'
import { FAMILIES } from './pages.ts'
import { weigh } from './weight.ts'

const BENCHES: Record<string, (url: string) => Promise<string[]>> = {
  weight: weigh,
  click: timeClicks,
  lighthouse: async (url) => {
    // A package of its own, which those who do not measure do not have.
    const { runLighthouse } = await import(new URL('lighthouse/run.ts', import.meta.url).href)
    return runLighthouse(url)
  },
}

/** These have houses of their own, take long, and are run only when they are asked for. */
const TRIALS: Record<string, () => Promise<string[]>> = {
  kill: async () => {
    const { complaints, ...figures } = await killRounds(Number(process.env.KILL_ROUNDS ?? 100), console.log)
    console.log(JSON.stringify(figures))
    return complaints
  },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHES || name in TRIALS))
if (unknown.length > 0) {
  console.error(
    `There is no bench "${unknown.join(', ')}"; there are ${Object.keys({ ...BENCHES, ...TRIALS }).join(', ')}.`,
  )
  process.exit(2)
}

const complaints: string[] = []
for (const name of asked) complaints.push(...((await TRIALS[name]?.()) ?? []))
const benches = asked.length > 0 ? asked.filter((name) => name in BENCHES) : Object.keys(BENCHES)
if (benches.length > 0) await measure(benches)
for (const complaint of new Set(complaints)) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

async function measure(names: string[]) {
  const house = await startHouse()
  try {
    await warmUp(house.url)
    for (const name of names) complaints.push(...(await (BENCHES[name] as typeof weigh)(house.url)))
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
}

/** Pictures are made when they are first asked for, and smaller files in the background: a house that has been open for a while has both. */
async function warmUp(url: string) {
  for (const path of Object.values(FAMILIES)) {
    const html = await (await fetch(url + path)).text()
    const pictures = new Set(
      Array.from(html.matchAll(/\/images\/[^\s",]+/g), ([address]) => address.replaceAll('&amp;', '&')),
    )
    for (const address of pictures) await (await fetch(url + address)).arrayBuffer()
  }
  for (;;) {
    const reply = await fetch(`${url}/page-data/index.json`, { headers: { 'accept-encoding': 'br' } })
    await reply.arrayBuffer()
    if (reply.headers.get('content-encoding') === 'br') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
