import type { TicketFeed } from '../../../packages/model/index.ts'
import type { DeskState } from './desk-state.ts'

const url = 'https://billettar.example'

/** Providers with fields of their own; the demo has another. */
const FEEDS: TicketFeed[] = [
  { kind: 'dx', url, partner: '118' },
  { kind: 'pretix', url, organizer: 'fjordheim' },
  { kind: 'filmweb', url, location: 'Fjordheim' },
  { kind: 'document', url },
]

/** The settings of houses with other ticketing providers. */
export const PROVIDER_STATES: Record<string, DeskState> = Object.fromEntries(
  FEEDS.map((feed): [string, DeskState] => [
    `settings-provider-${feed.kind}`,
    {
      path: '/innstillingar/billettsal',
      replies: {
        'content/ticketing/site': {
          json: {
            kind: 'ticketing',
            id: 'site',
            state: 'public',
            draft: {
              version: 1,
              body: { id: 'site', host: url, venueId: '1', providerName: 'Billettbua', feed },
              author: 'Amina',
              savedAt: '2026-11-20T12:00:00Z',
            },
            stableVersion: 1,
            workingCopy: null,
            plan: { publishAt: null, unpublishAt: null, version: null, problem: null },
          },
        },
      },
      after: (page) => page.getByRole('button', { name: 'Prøv', exact: true }).waitFor(),
    },
  ]),
)
