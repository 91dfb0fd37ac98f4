import { type DeskState, refuse } from './desk-state.ts'

/** The settings as a draft that was never public, and that the server refuses to publish. */
const givenRefusedSettings = (field: string): NonNullable<DeskState['replies']> => ({
  'content/open': {
    json: {
      records: [
        {
          kind: 'settings',
          id: 'site',
          state: 'draft',
          draft: {
            version: 1,
            body: {
              id: 'site',
              title: 'Fjordheim kulturhus',
              description: '',
              htmlLang: 'nn',
              halls: [{ name: 'Storsalen', seats: 224 }],
              openingHours: [{ place: '', periods: [] }],
              organisation: {
                street: '',
                postalCode: '5999',
                town: 'Fjordheim',
                country: 'NO',
                email: 'post@fjordheim.example',
                phone: '',
              },
            },
            author: 'Solveig',
            savedAt: '2026-11-20T12:00:00Z',
          },
          stableVersion: null,
          publicBody: null,
          workingCopy: null,
          plan: null,
          problems: [{ field, code: 'missing', message: '' }],
        },
      ],
    },
  },
  'content/publish': refuse('content_invalid', 422),
})

const draft = (id: string, startsAt: string, endsAt: string) => ({
  listed: {
    kind: 'event',
    id,
    title: 'fredag',
    production: 'Nosferatu',
    facts: { startsAt, endsAt, hall: 'Storsalen' },
    state: 'draft',
    draftVersion: 1,
    stableVersion: null,
    author: 'Amina',
    savedAt: '2026-11-20T11:00:00Z',
    plan: null,
  },
  planned: {
    version: 1,
    stableVersion: null,
    body: { id, productionId: 'film', startsAt, endsAt, hall: 'Storsalen', state: 'planned', formats: [] },
  },
})
const CLASHING = [
  draft('one', '2026-11-27T17:00:00Z', '2026-11-27T19:00:00Z'),
  draft('two', '2026-11-27T18:00:00Z', '2026-11-27T20:00:00Z'),
]

export const PUBLISHING_STATES: Record<string, DeskState> = {
  'settings-refused': {
    path: '/innstillingar/huset',
    replies: givenRefusedSettings('organisation.street'),
    async after(page) {
      await page.getByRole('button', { name: 'Publiser' }).click()
      await page.getByText('Dette manglar.', { exact: true }).waitFor()
    },
  },
  'settings-held-back': {
    path: '/innstillingar/salar',
    replies: givenRefusedSettings('openingHours.0.place'),
    async after(page) {
      await page.getByRole('button', { name: 'Publiser' }).click()
      await page.getByRole('link', { name: /^Opningstider: / }).waitFor()
    },
  },
  'publish-clashes': {
    path: '/publiser',
    replies: {
      'content?*': { json: { items: CLASHING.map(({ listed }) => listed), total: CLASHING.length } },
      'changed-pages': { json: { pages: [], problems: [] } },
      'programme?*': {
        json: {
          productions: [],
          halls: ['Storsalen'],
          showings: CLASHING.map(({ planned }) => planned),
          publicVersions: [],
        },
      },
    },
    async after(page) {
      await page.getByRole('button', { name: 'Publiser desse 2' }).click()
      await page.getByRole('button', { name: 'Publiser likevel' }).waitFor()
    },
  },
}
