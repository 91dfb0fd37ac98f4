// `npm run screens`: takes the pictures in docs/screens, from a bare checkout.
import { join } from 'node:path'
import { findHeadlessChromium } from './programs/chromium.mjs'
import { buildSite, installPackages, projectNode, run } from './set-up.mjs'

await installPackages()
const chromium = await findHeadlessChromium()
await buildSite()
await run(projectNode, [join('e2e', 'screens.ts')], {
  env: { ...process.env, CHROMIUM: chromium },
})
