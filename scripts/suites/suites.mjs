// The tests in three suites, each with what it needs set up first. Arguments name files, or are the test runner's own.
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findHeadlessChromium } from '../programs/chromium.mjs'
import { findNginx } from '../programs/nginx.mjs'
import { buildSite, projectNode, root, run } from '../set-up.mjs'
import { makeTemporaryFolder } from './temporary-folder.mjs'

/** The seed of all random tests in this run. */
process.env.SEED ??= String(randomInt(2 ** 31))

const makeTestEnvironment = () => ({
  ...process.env,
  TMPDIR: makeTemporaryFolder(),
  // Tests start hundreds of Node processes with the same code, which is compiled once.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
})

export const suites = { unit: runUnitTests, server: runServerTests, e2e: runBrowserTests }

export function runUnitTests(args = []) {
  return runVitest(['unit', 'dom'], args)
}

export async function runServerTests(args = []) {
  await runVitest(['server'], args, await prepareServerTests())
}

/** Both at once: the unit tests compute while the server's wait. */
export async function runUnitAndServerTests() {
  await runVitest(['unit', 'dom', 'server'], [], await prepareServerTests())
}

async function prepareServerTests() {
  const nginx = await findNginx()
  // Some of them start the server as an operator would.
  await buildSite()
  return nginx ? { NGINX: nginx } : {}
}

export async function runBrowserTests(args = []) {
  const chromium = await findHeadlessChromium()
  await buildSite()
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
  await run(projectNode, [playwright, 'test', '--config', 'e2e', ...args.map(findSpec)], {
    env: { ...makeTestEnvironment(), CHROMIUM: chromium },
  })
}

function runVitest(projects, args, env = {}) {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const chosen = projects.flatMap((project) => ['--project', project])
  return run(projectNode, [vitest, 'run', ...chosen, ...args], { env: { ...makeTestEnvironment(), ...env } })
}

/** Playwright looks for a name anywhere in a file's path; the name of a spec means that file alone. */
function findSpec(name) {
  const file = join('e2e', `${name}.spec.ts`)
  return existsSync(join(root, file)) ? file : name
}
