// `npm test`: everything that must pass, from a bare checkout.
import { checkSource } from './check.mjs'
import { findHeadlessChromium } from './programs/chromium.mjs'
import { findNginx } from './programs/nginx.mjs'
import { buildSite, installPackages } from './set-up.mjs'
import { runBrowserTests, runUnitAndServerTests } from './suites/suites.mjs'

await installPackages()
// First, so that a machine which cannot run the browser tests says so at once, not after minutes of other tests.
await findHeadlessChromium()
await findNginx()
// Neither uses both cores all the time. What is wrong with the source ends the run before the first test.
await Promise.all([checkSource(), buildSite()])
await runUnitAndServerTests()
await runBrowserTests()
