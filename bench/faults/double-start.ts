import { once } from 'node:events'
import { findFreePort, givenDemoFolder, removeFolder, spawnHouse } from '../../e2e/house/house.ts'
import { checkServed } from './checks.ts'
import { ENV, start } from './kills.ts'
import { createRandom } from './random.ts'
import { createState } from './state.ts'
import { workUntil } from './work.ts'

/** Starts a second server on the folder of one that works, and two at the same moment on a folder that nobody uses. */
export async function startTwice(rounds: number, { seed }: { seed: number }) {
  const random = createRandom(seed)
  const dataDir = await givenDemoFolder()
  const state = createState(dataDir)
  const { problems } = state
  let refused = 0
  try {
    for (let number = 1; number <= rounds; number++) {
      const house = await start(dataDir)
      await checkServed(house, state)
      const second = await spawnUntilEnd(dataDir)
      const isRefused = second.exitCode === 1 && second.output.includes('is used by another Lerret')
      if (isRefused) refused++
      else problems.push(`A second start ended with ${second.exitCode}:\n${second.output}`)
      await workUntil(house, state, {
        delayMs: 500 + random(500),
        stop: () => void house.process.kill('SIGTERM'),
      })
      if (house.process.exitCode !== 0) problems.push(`The first ended with ${house.process.exitCode}.`)
    }
    refused += await startAtOnce(dataDir, problems)
    const last = await start(dataDir)
    await checkServed(last, state)
    await last.stop()
  } finally {
    await removeFolder(dataDir)
  }
  return { rounds: rounds + 1, refused, acknowledged: state.writeCount + state.subscribers.length, problems }
}

async function spawnUntilEnd(dataDir: string) {
  const { child, readOutput } = spawnHouse(dataDir, { ...ENV, PORT: String(await findFreePort()) })
  await once(child, 'exit')
  return { exitCode: child.exitCode, output: readOutput() }
}

/** Starts two servers on one folder, of which exactly one may serve. */
async function startAtOnce(dataDir: string, problems: string[]): Promise<number> {
  const both = await Promise.all(
    [1, 2].map(async () => {
      const env = { ...ENV, PORT: String(await findFreePort()), CHECKOUT_PORT: String(await findFreePort()) }
      const { child, readOutput, waitForOutput } = spawnHouse(dataDir, env)
      const ended = once(child, 'exit')
      await Promise.race([waitForOutput('Lerret serves'), ended])
      return { child, ended, readOutput, serves: child.exitCode === null }
    }),
  )
  const serving = both.filter(({ serves }) => serves)
  if (serving.length !== 1)
    problems.push(
      `Of two that started at once ${serving.length} served:\n${both.map((each) => each.readOutput())}`,
    )
  for (const { child, ended } of serving) {
    child.kill('SIGTERM')
    await ended
  }
  return 2 - serving.length
}
