import { type House, removeFolder, startHouse } from '../e2e/house.ts'
import { timeCalls } from './api/run.ts'
import { timeClicks } from './click.ts'
import { killRounds } from './kill.ts'
import { FAMILIES } from './pages.ts'
import { timePublishes } from './publish.ts'
import { serve } from './serve.ts'
import { breakProvider } from './ticketing.ts'
import { weigh } from './weight.ts'

/** Of a demo house that has been open for a while. */
const OF_THE_DEMO: Record<string, (url: string, house: House) => Promise<string[]>> = {
  weight: weigh,
  click: timeClicks,
  serve,
  lighthouse: async (url) => {
    // A package of its own, which those who do not measure do not have.
    const { runLighthouse } = await import(new URL('lighthouse/run.ts', import.meta.url).href)
    return runLighthouse(url)
  },
}

/** Of a house of its own. */
const OF_THEIR_OWN: Record<string, () => Promise<string[]>> = { api: timeCalls, publish: timePublishes }

/** These take long, and are run only when they are asked for. */
const TRIALS: Record<string, () => Promise<string[]>> = {
  kill: async () => {
    const { complaints, ...figures } = await killRounds(Number(process.env.KILL_ROUNDS ?? 100), console.log)
    console.log(JSON.stringify(figures))
    return complaints
  },
  ticketing: () => breakProvider(console.log),
}

const usual = Object.keys({ ...OF_THE_DEMO, ...OF_THEIR_OWN })
const known = [...usual, ...Object.keys(TRIALS)]
const asked = process.argv.length > 2 ? process.argv.slice(2) : usual
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join(', ')}"; there are ${known.join(', ')}.`)
  process.exit(2)
}

const complaints: string[] = []
const ofTheDemo = asked.flatMap((name) => OF_THE_DEMO[name] ?? [])
if (ofTheDemo.length > 0) await measureDemo()
for (const name of asked) complaints.push(...((await (OF_THEIR_OWN[name] ?? TRIALS[name])?.()) ?? []))
for (const complaint of new Set(complaints)) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

async function measureDemo() {
  const house = await startHouse()
  try {
    await warmUp(house.url)
    for (const bench of ofTheDemo) complaints.push(...(await bench(house.url, house)))
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
