// `npm run bench [-- name …]`: measures sizes and speed. Not part of the tests, because machines differ.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './programs/chromium.mjs'
import { buildSite, cleanInstall, installPackages, projectNode, root, run } from './set-up.mjs'

const BROWSER_BENCHES = ['weight', 'click', 'desk', 'lighthouse', 'soak']

await installPackages()
const names = process.argv.slice(2)
// Lighthouse is larger than all other packages together, so it is installed only when it is needed.
const lighthouse = join(root, 'bench', 'lighthouse')
const wantsLighthouse = names.length === 0 || names.includes('lighthouse')
if (wantsLighthouse && !existsSync(join(lighthouse, 'node_modules'))) await cleanInstall(lighthouse)
await buildSite()
const needsBrowser = names.length === 0 || names.some((name) => BROWSER_BENCHES.includes(name))
await run(projectNode, [join('bench', 'run.ts'), ...names], {
  env: needsBrowser ? { ...process.env, CHROMIUM: await findChromium() } : process.env,
})
