// Test files that take turns, so that `npm test` takes less than ten minutes on two cores: journeys of failures, of screens that few people
// see and of rare devices, and tests of the server that start processes or cut connections. A run takes a quarter of them, chosen by its
// seed; continuous integration takes all.
import { isContinuousIntegration } from '../programs/packages.mjs'

/** Files of the browser tests and of the server's. All turns take about as long. */
export const TURNS = [
  [
    'e2e/set-up.spec.ts',
    'e2e/runtime-failures.spec.ts',
    'e2e/keyboard.spec.ts',
    'e2e/slideshow.spec.ts',
    'e2e/wall.spec.ts',
    'e2e/desk/staff.spec.ts',
    'apps/server/db/watched-pool.test.ts',
    'apps/server/commands/backup/run-restore.test.ts',
    'apps/server/backup/off-site/off-site.test.ts',
  ],
  [
    'e2e/dev.spec.ts',
    'e2e/xss.spec.ts',
    'e2e/phone.spec.ts',
    'e2e/menus.spec.ts',
    'e2e/member-club.spec.ts',
    'e2e/member-states.spec.ts',
    'e2e/desk/newsletter.spec.ts',
    'e2e/desk/two-editors.spec.ts',
    'apps/server/kill.test.ts',
    'apps/server/backup/wal/point-in-time.test.ts',
    'apps/server/commands/doctor/doctor.test.ts',
    'apps/server/http/timeouts.test.ts',
  ],
  [
    'e2e/offline.spec.ts',
    'e2e/runtime-chunks.spec.ts',
    'e2e/video.spec.ts',
    'e2e/member-reviews.spec.ts',
    'e2e/member-screens.spec.ts',
    'e2e/desk/languages.spec.ts',
    'e2e/desk/media.spec.ts',
    'e2e/desk/people.spec.ts',
    'apps/server/db/embedded/embedded-postgres.test.ts',
    'apps/server/start/two-servers.test.ts',
    'apps/server/publishing/full-disk-workers.test.ts',
    'apps/server/commands/run-export.test.ts',
  ],
  [
    'e2e/blocks.spec.ts',
    'e2e/consent.spec.ts',
    'e2e/newsletter.spec.ts',
    'e2e/operator.spec.ts',
    'e2e/page-height.spec.ts',
    'e2e/prepared-pages.spec.ts',
    'e2e/member-account.spec.ts',
    'e2e/desk/keyboard.spec.ts',
    'e2e/desk/site-preview.spec.ts',
    'apps/server/commands/houses/houses.test.ts',
    'apps/server/commands/staff/run-staff.test.ts',
    'apps/server/db/data-lock.test.ts',
    'apps/server/start/database-outage.test.ts',
  ],
]

/** Whether a run takes all turns, and scans everything in every look: `TESTS=all`, and in continuous integration unless `TESTS=turns`. */
export const takesAllTurns = () =>
  (process.env.TESTS ?? (isContinuousIntegration() ? 'all' : 'turns')) === 'all'

/** The files that this run leaves to others. The choice is independent of what else the seed chooses. */
export function findSkippedFiles(seed) {
  const turn = Math.floor(seed / 1024) % TURNS.length
  return TURNS.filter((_, index) => index !== turn).flat()
}
