// `npm test`: everything that must pass, from a bare checkout.
import { join } from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { findNginx } from './nginx.mjs'
import { buildSite, installPackages, projectNode, run } from './set-up.mjs'

await installPackages()
// First, so that a machine which cannot run the browser tests says so at once, not after minutes of other tests.
const chromium = await findChromium()
const nginx = await findNginx()
await check()
// Some of the server's tests start it as an operator would.
await buildSite()
await run(projectNode, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'server'], {
  env: { ...process.env, ...(nginx ? { NGINX: nginx } : {}) },
})
await run(projectNode, [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e'], {
  env: { ...process.env, CHROMIUM: chromium },
})
