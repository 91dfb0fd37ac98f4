import { randomInt } from 'node:crypto'
import { defineConfig } from '@playwright/test'

// Of all random tests in this run. The workers get it from the process that reads this file first.
process.env.SEED ??= String(randomInt(2 ** 31))

const DISABLED_FEATURES = [
  // Chromium loads two documents for the suggestions of its address bar into every window: 40 % of the work of opening a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // The switch replaces the one that Playwright sets, so what it disables for tests is repeated here.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  // Node runs TypeScript itself: transforming it took 9 s of the run.
  build: { external: ['**/*'] },
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A page's pictures are made when they are first asked for, and a busy machine takes its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  globalSetup: './house/serve-demo.ts',
  reporter: 'list',
  use: {
    // Set by the global set-up before the workers start.
    baseURL: process.env.HOUSE_URL ?? '',
    // A visitor who has been here before, and has seen the house's message.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: process.env.HOUSE_URL ?? '',
          localStorage: [{ name: 'lerret-seen', value: process.env.SEEN_MESSAGES ?? '[]' }],
        },
      ],
    },
    // A worker answers for the network, so only those who ask for it have one.
    serviceWorkers: 'block',
    locale: 'nn-NO',
    // A visitor may be anywhere; the house is in Oslo.
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // An address that is neither local nor HTTPS, as a house has before its certificate.
        '--host-resolver-rules=MAP kulturhus.test 127.0.0.1',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
})
