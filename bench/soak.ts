import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const VITEST = join('node_modules', 'vitest', 'vitest.mjs')
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js')

/** Runs all random tests again and again, each time with another seed, until the time is up or one fails. */
export async function runSoak(minutes: number): Promise<string[]> {
  const unitAndServer = await findRandomTests('{apps,packages,demo,scripts}/**/*.test.{ts,tsx}')
  const inBrowser = await findRandomTests('e2e/*.spec.ts')
  const commands = [
    [VITEST, 'run', ...unitAndServer],
    [PLAYWRIGHT, 'test', '--config', 'e2e', ...inBrowser],
  ]
  const end = Date.now() + minutes * 60_000
  for (let round = 1; round === 1 || Date.now() < end; round++) {
    const seed = String(randomInt(2 ** 31))
    console.log(`Round ${round}: seed ${seed}.`)
    for (const command of commands)
      if (!runTests(command, seed)) return [`The random tests fail with SEED=${seed}.`]
  }
  return []
}

async function findRandomTests(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }))
    if ((await readFile(join(root, file), 'utf8')).includes("from 'fast-check'")) files.push(file)
  return files.sort()
}

/**
 * Sends each call many odd requests as each kind of caller: strangers, members, staff of each role, programs. None may be answered with a
 * server error.
 */
export async function runFuzz(requests: number): Promise<string[]> {
  const seed = String(randomInt(2 ** 31))
  console.log(`${requests} requests of each caller to each call, seed ${seed}.`)
  const isPassed = runTests([VITEST, 'run', 'apps/server/apis/fuzz.test.ts'], seed, {
    FUZZ_RUNS: String(requests),
  })
  return isPassed ? [] : [`Fuzzing fails with SEED=${seed} FUZZ_RUNS=${requests}.`]
}

function runTests(command: string[], seed: string, env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, SEED: seed },
  })
  return status === 0
}
