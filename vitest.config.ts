import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,demo,scripts,apps/site,apps/checkout}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/db/test-server.ts',
          // Starting and killing real PostgreSQL processes takes longer than a function call.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
