import type { callDesk } from '../../data/call-desk.ts'
import { saveShownVersion } from '../../editing/save-version.ts'
import { bodyOf } from '../../editing/session/records/record.ts'
import { type RecordState, recordName } from '../../editing/session/state/state.ts'
import { createNewsletterTransport, newsletterRules } from '../../newsletters/draft/newsletter-session.ts'
import { itemKey, type NewsletterContent, type NewsletterItem } from '../../newsletters/items.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'
import { createSessionTab } from './session-tab.ts'
import { startSession } from './start-session.ts'

/** A newsletter, as `NewsletterEditor.tsx` and `SendNewsletter.tsx` edit it. Sending counts as publishing, and may be repeated. */
export async function openNewsletterTab(context: TabContext, id: string): Promise<OpenTab> {
  const { call } = context
  const name = recordName({ kind: 'newsletter', id })
  const started = await startSession(context, {
    keys: [{ kind: 'newsletter', id }],
    rules: newsletterRules,
    transport: createNewsletterTransport(call as typeof callDesk),
  })
  const { session } = started
  const read = () => bodyOf(session.getState().records[name] as RecordState) as unknown as NewsletterContent
  const change = (field: keyof NewsletterContent, value: unknown) =>
    session.dispatch({
      type: 'changed',
      edits: { [name]: { [field]: { value } } },
      typing: { record: name, field },
    })

  return createSessionTab(context, started, {
    listPlaces: () => listPlaces(name, read()),
    type({ field, part }, text) {
      if (field !== 'items') return change(field as keyof NewsletterContent, text)
      const items = read().items.map((item) => (itemKey(item) === part ? { ...item, text } : item))
      change('items', items)
    },
    run: (choice, text) => change('items', changeItems(read().items, context, { choice, text })),
    async publish() {
      const version = await saveShownVersion({ ...session, rules: newsletterRules }, name)
      await call('sendNewsletter', { params: { id }, body: { at: null, version } }).catch((error) => {
        if (error.code === 'newsletter_changed') session.dispatch({ type: 'announced', change: null })
        throw error
      })
    },
    plan: async () => {},
  })
}

function listPlaces(record: string, { subject, intro, items }: NewsletterContent): Place[] {
  return [
    { record, field: 'subject', part: '', text: subject, style: 'line' },
    { record, field: 'intro', part: '', text: intro, style: 'line' },
    ...items.map((item): Place => {
      return { record, field: 'items', part: itemKey(item), text: item.text, style: 'line' }
    }),
  ]
}

function changeItems(
  items: readonly NewsletterItem[],
  { createId }: TabContext,
  { choice, text }: { choice: number; text: string },
): NewsletterItem[] {
  const at = Math.floor(choice * 9973) % Math.max(1, items.length)
  const added = { kind: 'text' as const, text: '', times: [], path: '', image: null, isIncluded: true }
  if (choice < 0.5) return [...items, { ...added, id: createId(), title: text }]
  return choice < 0.7 ? items.toSpliced(at, 1) : [...items.slice(at), ...items.slice(0, at)]
}
