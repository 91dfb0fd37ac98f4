import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createOldHouse } from '../apps/server/testing/wordpress/old-house.ts'
import { startWordPress } from '../apps/server/testing/wordpress/wordpress-server.ts'
import { serveCalendar } from '../e2e/house/calendar-server.ts'
import { findFreePort, givenFolder, removeFolder } from '../e2e/house/house.ts'
import {
  checkOldAddresses,
  countShowings,
  publishDrafts,
  runImportCommand,
} from '../e2e/house/import-command.ts'
import { HOMELESS } from './import.ts'

const MAX_SECONDS = 120
const SHOWINGS = 10
const OLD_SITE = { posts: 60, pages: 12, events: 10 }

/**
 * Measures the steps from a bare clone to an open house in bokmål with halls, colours, showings of a provider and its old website, without
 * anybody's help, and prints how long each takes.
 */
export async function timeHouse(): Promise<string[]> {
  const folder = await givenFolder()
  const clone = join(folder, 'lerret')
  const dataDir = join(folder, 'data')
  const problems: string[] = []
  await using oldSite = await startWordPress(createOldHouse(OLD_SITE))
  await using calendar = await serveCalendar(SHOWINGS)
  const finishStep = createStopwatch()

  await promisify(execFile)('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone])
  finishStep('clone')
  const houseFile = join(folder, 'house.json')
  await writeFile(houseFile, JSON.stringify(createAnswers(calendar.origin)))
  const port = await findFreePort()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      INIT_CWD: clone,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://kulturhus.test',
      HOUSE_FILE: houseFile,
      TICKETING_ORIGIN: calendar.origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const waitForLine = createLineReader(child.stdout.setEncoding('utf8'))
  const house = { url: `http://127.0.0.1:${port}`, dataDir }
  try {
    await waitForLine('Building the site', ended)
    finishStep('install packages')
    await waitForLine('Lerret serves', ended)
    finishStep('build, set up and publish the house')
    const front = await (await fetch(house.url)).text()
    if (!front.includes('<html lang="nb" data-theme="scene"'))
      problems.push('The front page is not in bokmål.')
    while ((await countShowings(house)) < SHOWINGS) await new Promise((done) => setTimeout(done, 200))
    finishStep(`${SHOWINGS} showings of the provider`)
    await runImportCommand(house, oldSite.url)
    finishStep('import the old website')
    await publishDrafts(house)
    finishStep('publish showings and website')
    if ((await countPublicShowings(house.url)) < SHOWINGS) problems.push('Visitors do not see the showings.')
    const { lost, summary } = await checkOldAddresses(house)
    finishStep(`check: ${summary}`)
    problems.push(...lost.filter((line) => !HOMELESS.includes(line.split(' ', 1)[0] as string)))
    const seconds = finishStep.total()
    console.log(`From a bare clone to an open house: ${seconds.toFixed(0)} s.`)
    if (seconds > MAX_SECONDS) problems.push(`It takes more than ${MAX_SECONDS} s.`)
  } finally {
    child.kill('SIGTERM')
    await ended
    await removeFolder(folder)
  }
  return problems
}

const createAnswers = (provider: string) => ({
  title: 'Øyane kulturhus',
  organisation: { email: 'post@oyane.example', town: 'Øyane' },
  language: 'nb',
  look: { variant: 'scene', colors: { ink: '#101828' } },
  halls: [
    { name: 'Storsalen', seats: 120 },
    { name: 'Kjelleren', seats: 40 },
  ],
  tickets: {
    host: provider,
    venueId: '1',
    providerName: 'Billettbua',
    feed: { kind: 'document', url: `${provider}/program.ics` },
  },
  administrator: { name: 'Kari', email: 'kari@oyane.example', password: 'blåbær på fjellet' },
})

async function countPublicShowings(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/v1/programme`)
  return ((await reply.json()) as { showings: unknown[] }).showings.length
}

/** Prints the seconds since the last step. */
function createStopwatch() {
  const begin = performance.now()
  let last = begin
  const finishStep = (name: string) => {
    const now = performance.now()
    console.log(`${((now - last) / 1000).toFixed(1).padStart(6)} s  ${name}`)
    last = now
  }
  return Object.assign(finishStep, { total: () => (performance.now() - begin) / 1000 })
}

/** Waits for a text in what a process prints; throws when it ends before. */
function createLineReader(output: NodeJS.ReadableStream) {
  let text = ''
  output.on('data', (more) => {
    text += more
  })
  return async (expected: string, ended: Promise<unknown>) => {
    const isEnded = ended.then(() => true)
    while (!text.includes(expected))
      if (await Promise.race([isEnded, once(output, 'data').then(() => false)]))
        throw new Error(`Lerret ended before it printed "${expected}":\n${text}`)
  }
}
