import { type House, removeFolder, startHouse } from '../e2e/house/house.ts'
import { timeCalls } from './api/run.ts'
import { timeBackup } from './backup.ts'
import { timeClicks } from './click.ts'
import { measureDesk } from './desk/run.ts'
import { simulateEditing } from './editing.ts'
import { testFaults } from './faults/run.ts'
import { testGrowth } from './growth/run.ts'
import { timeHouse } from './house.ts'
import { timeImport } from './import.ts'
import { testLoad } from './load/run.ts'
import { measureMemory } from './memory/run.ts'
import { FAMILIES } from './pages.ts'
import { timePublishes } from './publish.ts'
import { serve } from './serve/run.ts'
import { runFuzz, runSoak } from './soak.ts'
import { testOutages } from './ticketing.ts'
import { weigh } from './weight.ts'

/** Benches that share a demo house with warm caches. */
const DEMO_BENCHES: Record<string, (url: string, house: House) => Promise<string[]>> = {
  weight: weigh,
  click: timeClicks,
  serve,
  lighthouse: async (url) => {
    // A separate package that is installed only for measuring.
    const { runLighthouse } = await import(new URL('lighthouse/run.ts', import.meta.url).href)
    return runLighthouse(url)
  },
}

/** Benches that start their own house. */
const OWN_BENCHES: Record<string, () => Promise<string[]>> = {
  api: timeCalls,
  desk: measureDesk,
  publish: timePublishes,
}

/** Long benches that run only when they are named. */
const TRIAL_BENCHES: Record<string, () => Promise<string[]>> = {
  backup: timeBackup,
  editing: () => simulateEditing(Number(process.env.EDITING_STEPS ?? 1_000_000)),
  faults: testFaults,
  fuzz: () => runFuzz(Number(process.env.FUZZ_RUNS ?? 70)),
  growth: testGrowth,
  house: timeHouse,
  import: timeImport,
  load: testLoad,
  memory: measureMemory,
  ticketing: () => testOutages(console.log),
  soak: () => runSoak(Number(process.env.SOAK_MINUTES ?? 30)),
}

const defaultNames = Object.keys({ ...DEMO_BENCHES, ...OWN_BENCHES })
const allNames = [...defaultNames, ...Object.keys(TRIAL_BENCHES)]
const names = process.argv.length > 2 ? process.argv.slice(2) : defaultNames
const unknown = names.filter((name) => !allNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join(', ')}"; there are ${allNames.join(', ')}.`)
  process.exit(2)
}

const problems: string[] = []
const demoBenches = names.flatMap((name) => DEMO_BENCHES[name] ?? [])
if (demoBenches.length > 0) await measureDemo()
for (const name of names) problems.push(...((await (OWN_BENCHES[name] ?? TRIAL_BENCHES[name])?.()) ?? []))
for (const problem of new Set(problems)) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function measureDemo() {
  const house = await startHouse()
  try {
    await warmUp(house.url)
    for (const bench of demoBenches) problems.push(...(await bench(house.url, house)))
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
}

/** Requests all pictures, and waits until files are compressed, which happens in the background. */
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
