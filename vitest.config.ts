import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These start real processes and wait for them. They start first, so that the run does not end with waiting for one of them. */
const SLOW_FILES = [
  'kill.test.ts',
  'embedded-postgres.test.ts',
  'supervise-site.test.ts',
  'two-servers.test.ts',
]

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getPlace = ({ moduleId }: TestSpecification) => {
      const place = SLOW_FILES.findIndex((name) => moduleId.endsWith(`/${name}`))
      return place < 0 ? SLOW_FILES.length : place
    }
    return (await super.sort(files)).sort((a, b) => getPlace(a) - getPlace(b))
  }
}

/** The seed of all random tests in this run; it is printed, and taken from the environment to repeat a run. */
process.env.SEED ??= String(randomInt(2 ** 31))
console.log(`Random tests have the seed ${process.env.SEED}; SEED=${process.env.SEED} repeats them.`)

/** The server's tests wait for databases and processes half of the time. Both suites have the same number, to run in one go. */
const maxWorkers = 2 * availableParallelism()

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: 'scripts/suites/seed.ts',
          // Catches tests that hang; a busy machine is not a failure.
          testTimeout: 30_000,
          include: ['{packages,starter,demo,scripts,apps/site,apps/desk,apps/checkout}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.dom.test.*'],
          // Loading the same code again for each of 150 files took three times as long as the tests.
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          // Components that need a document, but no layout, network or real browser.
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['scripts/suites/seed.ts', 'packages/ui/test-dom.ts'],
          testTimeout: 30_000,
          include: ['{packages,apps/site,apps/desk}/**/*.dom.test.{ts,tsx}'],
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: 'scripts/suites/seed.ts',
          include: ['apps/server/**/*.test.ts'],
          exclude: configDefaults.exclude,
          globalSetup: 'apps/server/platform/db/test-server.ts',
          // As the server is started.
          execArgv: ['--disable-warning=ExperimentalWarning'],
          // Half of the time went to loading the same code for each file. What files share is code; each has its own database.
          isolate: false,
          maxWorkers,
          // Starting and killing real PostgreSQL processes takes longer than a function call.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
