import type { Call } from '../client/call.ts'

/** The calls of the management, platform and runtime APIs, each with its own base path. */
export const MANAGEMENT_CALLS = {
  blockData: records('block-data'),
  articles: records('article'),
  records: records(':kind'),
  revisions: { method: 'GET', path: 'site/:siteId/revisions', hasCredentials: false },
  original: { method: 'GET', path: 'site/:siteId/media/:id/original', hasCredentials: false },
  publish: { method: 'POST', path: 'site/:siteId/publish', hasCredentials: false },
} as const satisfies Record<string, Call>

export const PLATFORM_CALLS = {
  sites: { method: 'GET', path: 'sites', hasCredentials: false },
  siteEvents: { method: 'GET', path: 'sites/:siteId/events', hasCredentials: false },
} as const satisfies Record<string, Call>

export const RUNTIME_CALLS = {
  events: { method: 'GET', path: 'sites/:site/basic_events?keys=:keys', hasCredentials: false },
} as const satisfies Record<string, Call>

export const API_BASES = {
  management: '/management',
  platform: '/platform',
  runtime: '/runtime',
  identity: '/identity',
} as const

function records(kind: string) {
  return { method: 'GET', path: `site/:siteId/${kind}?stable=:stable`, hasCredentials: false } as const
}
