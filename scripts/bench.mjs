// `npm run bench [-- name …]`: what the product weighs and how fast it is. Nothing here is a test: machines differ.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { buildSite, cleanInstall, installPackages, projectNode, root, run } from './set-up.mjs'

await installPackages()
// Lighthouse is larger than all else together, so only those who measure have it.
const lighthouse = join(root, 'bench', 'lighthouse')
const asked = process.argv.slice(2)
const needsIt = asked.length === 0 || asked.includes('lighthouse')
if (needsIt && !existsSync(join(lighthouse, 'node_modules'))) await cleanInstall(lighthouse)
await buildSite()
await run(projectNode, [join('bench', 'run.ts'), ...asked], {
  env: { ...process.env, CHROMIUM: await findChromium() },
})
