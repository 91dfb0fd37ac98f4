import { type DeskState, refuse } from './desk-state.ts'

const DRAFT_NEWSLETTER = {
  id: '00000000-0000-4000-8000-000000000002',
  subject: 'Jul på Fjordheim',
  state: 'draft',
  updatedAt: '2026-11-20T12:00:00Z',
  plannedAt: null,
  sentAt: null,
  archivePath: null,
  mails: { waiting: 0, sent: 0, failed: 0, unconfirmed: 0 },
}

const SENT_NEWSLETTER = {
  ...DRAFT_NEWSLETTER,
  id: '00000000-0000-4000-8000-000000000003',
  state: 'sent',
  sentAt: '2026-11-20T12:00:00Z',
  archivePath: '/nyhendebrev/arkiv/2026-11-20-00000000',
  mails: { waiting: 12, sent: 26, failed: 1, unconfirmed: 1 },
}

const NEWSLETTER_CONTENT = {
  version: 1,
  intro: 'Velkomen til desember.',
  items: ['Nosferatu', 'Julekonsert'].map((title, index) => ({
    id: title,
    kind: 'production',
    title,
    text: 'Ein kveld i storsalen.',
    times: ['fredag 4. desember kl. 19.00, Sal 1'],
    path: '/kino',
    image: null,
    isIncluded: index === 0,
  })),
}

const NEWSLETTERS = {
  newsletters: { json: { items: [DRAFT_NEWSLETTER, SENT_NEWSLETTER], subscribers: 214 } },
}

export const NEWSLETTER_STATES: Record<string, DeskState> = {
  'newsletters-listed': {
    path: '/nyhendebrev',
    replies: NEWSLETTERS,
    after: (page) => page.getByText('Blir sendt: 28 av 40').waitFor(),
  },
  newsletter: {
    path: `/nyhendebrev/${DRAFT_NEWSLETTER.id}`,
    replies: {
      ...NEWSLETTERS,
      [`newsletters/${DRAFT_NEWSLETTER.id}`]: { json: { ...DRAFT_NEWSLETTER, ...NEWSLETTER_CONTENT } },
    },
    async after(page) {
      await page.getByRole('button', { name: 'Endre «Nosferatu»' }).click()
      await page.getByRole('button', { name: 'Send no' }).click()
      await page.getByText('Brevet går til 214 mottakarar').waitFor()
      await page.frameLocator('iframe').getByRole('heading', { name: 'Nosferatu' }).waitFor()
    },
  },
  'newsletter-two-editors': {
    path: `/nyhendebrev/${DRAFT_NEWSLETTER.id}`,
    replies: {
      ...NEWSLETTERS,
      'newsletters/articles?*': {
        json: [
          {
            ...NEWSLETTER_CONTENT.items[0],
            id: 'kaffi',
            kind: 'article',
            title: 'Ny kaffimaskin',
            times: [],
          },
        ],
      },
    },
    async before(page) {
      let json = { ...DRAFT_NEWSLETTER, ...NEWSLETTER_CONTENT }
      await page.route(`**/redaksjon/api/newsletters/${DRAFT_NEWSLETTER.id}`, (route) => {
        if (route.request().method() === 'GET') return route.fulfill({ json })
        json = { ...json, version: 2, subject: 'Jul for alle' }
        return route.fulfill(refuse('newsletter_changed', 409))
      })
    },
    async after(page) {
      await page.getByRole('textbox', { name: 'Emne' }).fill('Jul i byen')
      await page.getByText('Ein kollega skreiv i emnet samstundes med deg.').waitFor()
      await page.getByRole('button', { name: 'Legg til artikkel' }).click()
      await page.getByText('Ny kaffimaskin').waitFor()
    },
  },
  'newsletter-sent': {
    path: `/nyhendebrev/${SENT_NEWSLETTER.id}`,
    replies: {
      ...NEWSLETTERS,
      [`newsletters/${SENT_NEWSLETTER.id}`]: { json: { ...SENT_NEWSLETTER, ...NEWSLETTER_CONTENT } },
    },
    async after(page) {
      await page.getByRole('tab', { name: 'Rein tekst' }).click()
      await page.getByText('NOSFERATU').waitFor()
    },
  },
  'subscribers-listed': {
    path: '/abonnentar',
    replies: {
      'subscribers*': {
        json: {
          items: (['confirmed', 'pending', 'bounced'] as const).map((state, index) => ({
            id: `00000000-0000-4000-8000-00000000001${index}`,
            email: `${state}@nordmann.example`,
            state,
            createdAt: '2026-10-20T12:00:00Z',
            confirmedAt: null,
            refusal: state === 'bounced' ? '550 5.1.1 User unknown' : null,
          })),
          total: 3,
          counts: { confirmed: 214, pending: 3, bounced: 1 },
          months: Array.from({ length: 12 }, (_, index) => ({
            month: `2026-${String(index + 1).padStart(2, '0')}`,
            confirmed: 100 + index * 10,
          })),
        },
      },
    },
    async after(page) {
      await page.getByRole('button', { name: 'Fjern bounced@nordmann.example' }).click()
      await page.getByText('Fjern for godt').waitFor()
    },
  },
}
