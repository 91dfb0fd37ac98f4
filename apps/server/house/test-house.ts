import { join } from 'node:path'
import { getHouseWords } from '@lerret/words/languages'
import { createLoginLimits } from '../accounts/login-limits.ts'
import { readPlannedBodies } from '../content/plans.ts'
import { findDraftMedia } from '../content/referenced-media.ts'
import { createDeskEventHub } from '../desk-events/hub.ts'
import { givenIdentity, PUBLIC_URL } from '../identity/test-identity.ts'
import { createOriginals } from '../media/originals.ts'
import { renderFile } from '../media/render/render-image.ts'
import { createPreviewer } from '../preview/preview.ts'
import { loadContent } from '../publishing/build/load-content.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { OPEN_HOSTING } from '../publishing/releases/test-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { createSearcher } from '../search/searcher.ts'
import { createSecretAttempts } from '../security/secret-attempts.ts'
import { ownCounts } from '../security/shared-counts.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { openSetupCode } from '../setup/setup-code.ts'
import { givenFolder } from '../test-cleanup.ts'
import type { House } from './house.ts'
import { createSecrets } from './secrets.ts'

export const DELIVERY_SECRET = 'a-secret-that-the-provider-knows'
export const TEST_SECRETS = createSecrets('x'.repeat(43), DELIVERY_SECRET)

/** Renders the rows of a page as JSON. */
export const TEST_RENDERER: Renderer = {
  id: 'test',
  assets: [],
  serviceWorker: () => new Uint8Array(),
  inlineScripts: [],
  renderPage: ({ rows }) => JSON.stringify(rows),
}

/** A site without pages that is open to visitors. */
export const OPEN_SITE = {
  findFileByHref: () => undefined,
  release: { hosting: OPEN_HOSTING, shell: { destinations: [] } },
} as unknown as LiveRelease

export interface TestHouse extends Pick<House, 'live'>, Partial<Omit<House, 'live' | 'settings'>> {
  settings?: Partial<Settings>
}

/** A house of what a test gives it. Otherwise it has nobody and no pictures, mails nobody, and fails when it uses the database. */
export async function createTestHouse({ settings, ...given }: TestHouse): Promise<House> {
  const folder = await givenFolder()
  const {
    now = () => new Date(),
    siteTime = now,
    sharedCounts = ownCounts,
    db = {} as House['db'],
    live,
    renderer = TEST_RENDERER,
  } = given
  return {
    settings: {
      ...readSettings({ PUBLIC_URL, DATA_DIR: folder }),
      logLevel: 'silent',
      ...settings,
    },
    now,
    siteTime,
    log: { info() {}, warn() {}, error: () => () => {} },
    db,
    directPool: {} as House['directPool'],
    connection: {},
    disk: { readFreeBytes: async () => Number.MAX_SAFE_INTEGER, hasSpace: async () => true },
    secrets: TEST_SECRETS,
    accounts: NOBODY,
    loginLimits: createLoginLimits({ now, counts: sharedCounts }),
    secretAttempts: createSecretAttempts(now, sharedCounts),
    sharedCounts,
    signInService: undefined,
    identity: given.identity ?? (await givenIdentity()),
    mailer: { send: async () => {} },
    mailServer: { health: () => ({ failures: 0, failingSince: null }) },
    originals: createOriginals(join(folder, 'media')),
    images: { findImage: async () => undefined, findDraftImage: async () => undefined },
    renderPicture: renderFile,
    readMedia: async () => new Uint8Array(),
    renderer,
    previewer: createPreviewer({
      findDraftMedia: (bodies) => findDraftMedia(db, bodies),
      findPlanned: (until) => readPlannedBodies(db, until),
      loadContent: () => loadContent(db, null, {}),
      live,
      renderer,
      now: siteTime,
    }),
    publishNow: async () => ({ release: 'r1', pages: { rendered: 0, kept: 0, failed: 0 }, problems: [] }),
    words: () => getHouseWords(live().release.shell),
    searcher: createSearcher(db, live),
    countMissedSearch() {},
    provider: {
      fetch: () => Promise.reject(new Error('The test has no provider.')),
      key: undefined,
      trustedOrigins: [],
    },
    wallets: { available: [], apple: undefined, google: undefined },
    deskEvents: createDeskEventHub(),
    deskFiles: undefined,
    setupCode: openSetupCode(join(folder, 'secrets')),
    restoreBackup: async () => {},
    restart() {},
    metrics: undefined,
    ...given,
  }
}

/** Accounts of a house that nobody is logged in to. */
const NOBODY = {
  forRealm: () => ({ findPerson: async () => null, findSession: async () => null }),
} as unknown as House['accounts']
