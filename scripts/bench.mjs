// `npm run bench [-- name …]`: what the product weighs and how fast it is. Nothing here is a test: machines differ.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { buildSite, cleanInstall, installPackages, projectNode, root, run } from './set-up.mjs'

const BY_BROWSER = ['weight', 'click', 'lighthouse', 'soak']

await installPackages()
const asked = process.argv.slice(2)
// Lighthouse is larger than all else together, so only those who measure by it have it.
const lighthouse = join(root, 'bench', 'lighthouse')
const wantsLighthouse = asked.length === 0 || asked.includes('lighthouse')
if (wantsLighthouse && !existsSync(join(lighthouse, 'node_modules'))) await cleanInstall(lighthouse)
await buildSite()
const needsBrowser = asked.length === 0 || asked.some((name) => BY_BROWSER.includes(name))
await run(projectNode, [join('bench', 'run.ts'), ...asked], {
  env: needsBrowser ? { ...process.env, CHROMIUM: await findChromium() } : process.env,
})
