import { expect, test } from 'vitest'
import { describeMails, describeState, type ListedNewsletter } from './describe-newsletter.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

const newsletter = (changes: Partial<ListedNewsletter>): ListedNewsletter => ({
  id: 'a',
  subject: 'Jul',
  state: 'draft',
  updatedAt: '2026-11-20T10:00:00Z',
  plannedAt: null,
  sentAt: null,
  archivePath: null,
  mails: { waiting: 0, sent: 0, failed: 0, unconfirmed: 0 },
  ...changes,
})

test('the state of a newsletter is a short sentence', () => {
  const sent = { state: 'sent', sentAt: '2026-11-20T10:00:00Z' } as const
  expect(describeState(newsletter({}), now)).toBe('Utkast')
  expect(describeState(newsletter({ state: 'planned', plannedAt: '2026-11-21T07:00:00Z' }), now)).toBe(
    'Går ut i morgon 08.00',
  )
  const half = { waiting: 2, sent: 1, failed: 1, unconfirmed: 0 }
  expect(describeState(newsletter({ ...sent, mails: half }), now)).toBe('Blir sendt: 2 av 4')
  expect(describeState(newsletter(sent), now)).toBe('Sendt 11.00')
})

test('refused and uncertain mails are counted only when there are some', () => {
  const mails = { waiting: 0, sent: 38, failed: 1, unconfirmed: 0 }
  expect(describeMails(newsletter({}))).toBe('')
  expect(describeMails(newsletter({ state: 'sent', mails }))).toBe('38 sende, 1 avviste')
})
