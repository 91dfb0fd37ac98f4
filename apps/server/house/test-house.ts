import { join } from 'node:path'
import { getHouseWords } from '@lerret/words/languages'
import { createDeskEventHub } from '../content/desk-events/hub.ts'
import { createOriginals } from '../content/media/originals.ts'
import { renderFile } from '../content/media/render/render-image.ts'
import { createLoginLimits } from '../members/accounts/login-limits.ts'
import { openSetupCode } from '../operations/setup/setup-code.ts'
import { createSecretAttempts } from '../platform/security/secret-attempts.ts'
import { ownCounts } from '../platform/security/shared-counts.ts'
import { givenIdentity, PUBLIC_URL } from '../programs/identity/test-identity.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { createPreviewer } from '../publishing/preview/preview.ts'
import { OPEN_HOSTING } from '../publishing/releases/test-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { givenFolder } from '../test-cleanup.ts'
import { createSearcher } from '../visitors/search/searcher.ts'
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

/** Makes a house of what a test gives. Otherwise the house has no people and no pictures, sends no mail, and fails when it uses the database. */
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
    queues: { open: () => Promise.reject(new Error('The test has no job queues.')) },
    disk: { readFreeBytes: async () => Number.MAX_SAFE_INTEGER, hasSpace: async () => true },
    secrets: TEST_SECRETS,
    accounts: NOBODY,
    loginLimits: createLoginLimits({ now, counts: sharedCounts }),
    secretAttempts: createSecretAttempts(now, sharedCounts),
    sharedCounts,
    signInService: undefined,
    identity: given.identity ?? (await givenIdentity()),
    mailer: { send: async () => {} },
    mailServer: { health: () => ({ failures: 0, failingSince: null }), verify: async () => {} },
    delivery: {
      db,
      mailer: { send: async () => {} },
      encryption: TEST_SECRETS.createEncryption('outgoing mail'),
      now,
      sources: {},
      logWarning() {},
    },
    originals: createOriginals(join(folder, 'media')),
    images: NO_IMAGES,
    renderPicture: renderFile,
    readMedia: async () => new Uint8Array(),
    watchReleases() {},
    renderer,
    previewer: createPreviewer({
      db,
      contentCache: {},
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
    ticketOfficeReady: undefined,
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

export const NO_IMAGES: House['images'] = {
  findImage: async () => undefined,
  findDraftImage: async () => undefined,
  cacheAll: async () => {},
}

/** Accounts of a house that nobody is logged in to. */
const NOBODY = {
  forRealm: () => ({ findPerson: async () => null, findSession: async () => null }),
} as unknown as House['accounts']
