import { CallError } from '@lerret/api'
import { callDesk } from '../../data/call-desk.ts'
import { isSameValue } from '../../editing/merging/same-value.ts'
import type { SessionRules } from '../../editing/session/state/rules.ts'
import type { ReadRecord, Transport } from '../../editing/session/state/transport.ts'
import type { Newsletter, NewsletterContent } from '../items.ts'
import { newsletterMerge } from './merge-items.ts'

/** A newsletter has no working copies: what is written is saved as it is, for everybody who writes it. */
export const newsletterRules: SessionRules = {
  merge: () => newsletterMerge,
  findTitle: ({ base, mine }) => String(mine.subject?.value ?? base.subject ?? ''),
  storing: 'versions',
}

export const createNewsletterTransport = (call: typeof callDesk): Transport => ({
  read: async ({ records }) => ({
    records: await Promise.all(
      records.map(async ({ id }) => toRecord(await call('newsletter', { params: { id } }))),
    ),
  }),
  version: async ({ records }) => {
    const saved = await Promise.all(
      records.map(async ({ kind, id, basedOn, body }) => {
        const { subject, intro, items } = body as unknown as NewsletterContent
        const content = { subject, intro, items }
        const version = await saveNewsletter(call, { id, content, basedOn })
        return { kind, id, version }
      }),
    )
    return { savedAt: new Date().toISOString(), records: saved }
  },
  save: () => Promise.reject(new Error('A newsletter has no working copies.')),
  publish: () => Promise.reject(new Error('A newsletter is sent, not published.')),
  plan: () => Promise.reject(new Error('A newsletter is planned when it is sent.')),
})

export const newsletterTransport = createNewsletterTransport(callDesk)

/** Saves a newsletter, and returns its version. A save that arrived without being answered counts when it is sent again. */
async function saveNewsletter(
  call: typeof callDesk,
  { id, content, basedOn }: { id: string; content: NewsletterContent; basedOn: number },
): Promise<number> {
  try {
    const { version } = await call('saveNewsletter', { params: { id }, body: { ...content, basedOn } })
    return version
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'newsletter_changed') throw error
    const { version, subject, intro, items } = await call('newsletter', { params: { id } })
    if (!isSameValue({ subject, intro, items }, content)) throw error
    return version
  }
}

const toRecord = ({ id, version, subject, intro, items }: Newsletter): ReadRecord => ({
  kind: 'newsletter',
  id,
  draft: { version, body: { subject, intro, items }, author: '', savedAt: new Date().toISOString() },
  stableVersion: null,
  publicBody: null,
  plan: null,
  problems: [],
  workingCopy: null,
})
