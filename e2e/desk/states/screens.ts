import type { Page } from '@playwright/test'
import { type DeskState, NO_ANSWER, pressEnter, refuse } from './desk-state.ts'

const delivery = {
  type: 'programme.changed',
  changes: 10,
  state: 'sent',
  attempts: 1,
  createdAt: '2026-11-20T11:00:00Z',
  dueAt: '2026-11-20T12:30:00Z',
  status: 204,
  error: null,
}
const WEBHOOKS = [
  {
    id: 'a',
    url: 'https://kalender.fjordheim.kommune.example/hendingar/lerret',
    addedBy: 'Amina',
    createdAt: '2026-11-01T09:00:00Z',
    disabledAt: null,
    deliveries: [
      { ...delivery, id: '3', state: 'waiting', attempts: 2, status: null, error: 'outbound_timeout' },
      { ...delivery, id: '2', createdAt: '2026-11-19T17:20:00Z' },
      { ...delivery, id: '1', type: 'test', changes: 0, createdAt: '2026-11-01T09:01:00Z' },
    ],
  },
  {
    id: 'b',
    url: 'https://turist.example/hook',
    addedBy: 'Amina',
    createdAt: '2026-10-01T09:00:00Z',
    disabledAt: '2026-11-18T09:00:00Z',
    deliveries: [{ ...delivery, id: '4', state: 'failed', attempts: 9, changes: 1, status: 500 }],
  },
]

const CLUB_MEMBERS = ['Kari Nordmann', 'Ola Nordmann'].map((name, index) => ({ number: 1001 + index, name }))
const CLUB_NIGHT = { partner: '178', title: 'Filmquiz', startsAt: '2026-11-27T18:00:00Z', hall: 'Kjellaren' }

export const SCREEN_STATES: Record<string, DeskState> = {
  'today-failed': {
    path: '',
    replies: { 'showing-sales?*': NO_ANSWER, problems: NO_ANSWER, 'counts?*': NO_ANSWER },
  },
  'articles-no-hits': {
    path: '/nyhende?q=qqqq',
    after: (page) => page.getByText('Ingenting passar').waitFor(),
  },
  'articles-failed': {
    path: '/nyhende',
    replies: { 'content?*': refuse('overloaded', 400) },
    after: (page) => page.getByRole('alert').waitFor(),
  },
  article: {
    path: '/nyhende',
    async after(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('textbox', { name: 'Tekst' }).waitFor()
    },
  },
  'article-incomplete': {
    path: '/nyhende/ny',
    async after(page) {
      await page.getByRole('button', { name: /^Publiser/ }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  'article-disk-full': {
    path: '/nyhende/ny',
    replies: { 'content/edits': refuse('disk_full', 507) },
    async after(page) {
      await page.getByRole('textbox', { name: 'Tittel' }).fill('Fullt')
      await page.getByText('Det er fullt på disken til tenaren.').waitFor()
      await page.getByText('Berre her, ikkje på tenaren').waitFor()
    },
  },
  'article-plan-failed': {
    path: '/nyhende/e2e-plan',
    replies: {
      'content/open': {
        json: {
          records: [
            {
              kind: 'article',
              id: 'e2e-plan',
              state: 'draft',
              draft: {
                version: 1,
                body: { id: 'e2e-plan', title: 'Planlagd' },
                author: 'Amina',
                savedAt: '2026-11-20T12:00:00Z',
              },
              stableVersion: null,
              publicBody: null,
              workingCopy: null,
              plan: { publishAt: null, unpublishAt: null, version: null, problem: 'record_deleted' },
              problems: [],
            },
          ],
        },
      },
    },
    after: (page) => page.getByText(/Hent det tilbake frå historikken/).waitFor(),
  },
  film: {
    path: '/filmar',
    async after(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('textbox', { name: 'Omtale' }).waitFor()
      await page.getByRole('region', { name: 'Framsyningar' }).waitFor()
    },
  },
  showing: {
    path: '/framsyningar',
    async after(page) {
      const answer = await page.request.get('/redaksjon/api/content?kinds=event&take=1')
      const { items } = (await answer.json()) as { items: { id: string }[] }
      await page.goto(`/redaksjon/framsyning/${items[0]?.id}`)
      await page.getByRole('group').first().waitFor()
    },
  },
  'reviews-hide': {
    path: '/omtalar',
    async after(page) {
      await page
        .getByRole('button', { name: /^Skjul omtalen/ })
        .first()
        .click()
      await pressEnter(page)
      await page.getByText('Skriv grunnen.').waitFor()
    },
  },
  'showing-provider-differs': {
    path: '/framsyningar',
    replies: {
      'provider-facts/event/*': {
        json: {
          fields: {
            startsAt: '2026-11-20T18:00:00Z',
            endsAt: '2026-11-20T20:00:00Z',
            hall: 'Sal 9',
            state: 'planned',
            ticketStatus: 'sold-out',
            priceFrom: 140,
          },
        },
      },
    },
    async after(page) {
      const answer = await page.request.get('/redaksjon/api/content?kinds=event&take=1')
      const { items } = (await answer.json()) as { items: { id: string }[] }
      await page.goto(`/redaksjon/framsyning/${items[0]?.id}`)
      await page.getByText('Leverandøren seier Sal 9.').waitFor()
    },
  },
  'showings-changed-together': {
    path: '/framsyningar',
    async after(page) {
      await page.getByLabel(/^Vel alle/).check()
      await page.getByText(/framsyningar: avlyst\./).waitFor()
    },
  },
  'week-sheet-selection': {
    path: '/vekeplan',
    async after(page) {
      await page.getByRole('grid').getByRole('textbox').focus()
      await page.keyboard.press('Shift+ArrowDown')
      await page.getByRole('complementary', { name: 'Endre dei valde' }).waitFor()
    },
  },
  'menus-entry': {
    path: '/menyar',
    async after(page) {
      await page.getByRole('row', { name: 'Kino', exact: true }).click()
      await page.getByText('Sida heiter «Kino».').waitFor()
    },
  },
  'members-found': {
    path: '/medlemmer?q=medlem@',
    replies: {
      'club/nights': {
        json: [
          { ...CLUB_NIGHT, id: '1', members: CLUB_MEMBERS },
          { ...CLUB_NIGHT, id: '2', members: [] },
        ],
      },
    },
    async after(page) {
      await page.getByRole('table', { name: 'Medlemmer' }).waitFor()
      await page.getByRole('button', { name: 'Lag ein kode for 118' }).click()
      await page.getByLabel('Kode for partnar 118').waitFor()
      await page.getByText('2 påmelde').first().click()
      await page.getByRole('button', { name: 'Skriv ut' }).waitFor()
    },
  },
  member: {
    path: '/medlemmer?q=medlem@',
    async after(page) {
      await page.getByRole('table', { name: 'Medlemmer' }).getByRole('link').first().click()
      await page.getByRole('button', { name: /^Slett / }).click()
      await page.getByText('Dette står att:').waitFor()
    },
  },
  'redirect-form': {
    path: '/menyar/vidaresendingar',
    async after(page) {
      await page.getByRole('button', { name: 'Ny vidaresending' }).click()
      await page.getByRole('button', { name: 'Lagre og publiser' }).click()
      await page.getByText('Skriv adressa som skal sendast vidare.').waitFor()
    },
  },
  ...Object.fromEntries(
    [
      'huset',
      'utsjanad',
      'salar',
      'opningstider',
      'billettsal',
      'sok',
      'ordval',
      'samtykke',
      'nettadresse',
      'partnarar',
      'komponentar',
    ].map((group): [string, DeskState] => [
      `settings-${group}`,
      {
        path: `/innstillingar/${group}`,
        after: (page) => page.getByRole('button', { name: 'Publiser' }).waitFor(),
      },
    ]),
  ),
  'settings-ticketing-tried': {
    path: '/innstillingar/billettsal',
    replies: {
      'ticketing/try': {
        json: {
          showings: 12,
          next: [{ title: 'Nosferatu', startsAt: '2026-11-27T18:00:00Z', hall: 'Storsalen' }],
          problem: 'Svaret frå https://billettar.example er ikkje slik det skal vere.',
        },
      },
    },
    async after(page) {
      await page.getByRole('button', { name: 'Prøv', exact: true }).click()
      await page.getByText('Leverandøren svara med 12 framsyningar.').waitFor()
    },
  },
  'film-facts': {
    path: '/filmar',
    replies: {
      'film-facts/*': {
        json: {
          hasSource: true,
          found: {
            source: 'Filmweb',
            fetchedAt: '2026-11-20T12:00:00Z',
            facts: { originalTitle: 'Nosferatu, eine Symphonie des Grauens', year: 1922 },
          },
        },
      },
    },
    async after(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Hent fakta' }).waitFor()
    },
  },
  'account-language': {
    path: '/konto',
    async after(page) {
      await page.getByRole('button', { name: /Språk i redaksjonen/ }).click()
      await page.getByRole('option', { name: 'English' }).waitFor()
    },
  },
  'settings-varsling': {
    path: '/innstillingar/varsling',
    replies: { webhooks: { json: WEBHOOKS } },
    async after(page) {
      await page.getByRole('table').first().waitFor()
    },
  },
  'settings-lagring': {
    path: '/innstillingar/lagring',
    async after(page) {
      await page.getByLabel('Utboksen, dagar').fill('3')
      await page.getByText('Skriv eit heilt tal mellom 7 og 180.').waitFor()
    },
  },
  'settings-tryggingskopiar': {
    path: '/innstillingar/tryggingskopiar',
    replies: {
      backups: {
        json: {
          isScheduled: false,
          folder: '/var/lib/lerret/backups',
          last: { at: '2026-11-20T11:00:00Z', bytes: 48_000_000, rows: 12_431, files: 640 },
          failure: { at: '2026-11-20T12:00:00Z', reason: 'ENOSPC' },
          trial: { at: '2026-11-15T02:10:00Z', rows: 12_431, pages: 214 },
          trialFailure: { at: '2026-11-08T02:10:00Z', reason: 'ENOSPC' },
        },
      },
    },
    after: (page) => page.getByText('/var/lib/lerret/backups').waitFor(),
  },
  'settings-varsling-added': {
    path: '/innstillingar/varsling',
    replies: { 'POST webhooks': { json: { id: 'x', secret: `whsec_${'a'.repeat(44)}` } } },
    async after(page) {
      await page.getByLabel('Adresse til mottakaren').fill('https://kalender.example/lerret')
      await pressEnter(page)
      await page.getByLabel('Hemmeleg nøkkel til kalender.example').waitFor()
    },
  },
  'account-set-up': {
    path: '/konto',
    replies: {
      'two-factor/set-up': {
        json: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          url: 'otpauth://totp/Fjordheim:kari?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Fjordheim',
        },
      },
    },
    async after(page) {
      await openTwoFactor(page)
      await page.getByRole('img', { name: 'QR-kode for autentiseringsappen' }).waitFor()
    },
  },
  'account-backup-codes': {
    path: '/konto',
    replies: {
      'two-factor/set-up': { json: { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x' } },
      'two-factor/confirm': {
        json: { backupCodes: Array.from({ length: 10 }, (_, number) => `abcd${number}-efghj`) },
      },
    },
    async after(page) {
      await openTwoFactor(page)
      await page.getByLabel('Koden i appen').fill('123456')
      await pressEnter(page)
      await page.getByRole('heading', { name: 'Reservekodane dine' }).waitFor()
    },
  },
  'staff-change': {
    path: '/folk',
    replies: {
      'staff/*/password-link': {
        json: {
          link: 'https://fjordheim.example/redaksjon/nytt-passord#x',
        },
      },
      invitations: {
        json: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            name: 'Nina Vik',
            email: 'nina@fjordheim.example',
            role: 'editor',
            invitedBy: 'Solveig',
            expiresAt: '2026-11-27T12:00:00Z',
          },
        ],
      },
    },
    async after(page) {
      await page
        .getByRole('button', { name: /^Endre/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Lag lenke' }).click()
      await page.getByRole('button', { name: 'Kopier' }).waitFor()
    },
  },
  'audit-nothing': {
    path: '/logg',
    replies: { 'audit*': { json: { entries: [], next: null } } },
    after: (page) => page.getByText('Ingenting passar').waitFor(),
  },
}

async function openTwoFactor(page: Page) {
  const twoFactor = page.getByRole('region', { name: 'Totrinnsinnlogging' })
  await twoFactor.getByRole('button', { name: 'Slå på' }).click()
  await twoFactor.getByLabel('Passordet du har no').fill('x')
  await pressEnter(page)
}
