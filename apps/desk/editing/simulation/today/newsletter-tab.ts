import { openDraftSession, UnsettledConflict } from '../../../newsletters/draft/draft-session.ts'
import { createTextItem, type NewsletterContent } from '../../../newsletters/items.ts'
import { type Body, type Caller, refuse, type StoredRecord } from '../server.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'

/** When `draft-saver.ts` tries again. */
const RETRY_MS = 5000

/** A newsletter, as `use-draft.ts` and `SendNewsletter.tsx` edit it. Sending counts as publishing, and may be repeated. */
export async function openNewsletterTab(context: TabContext, id: string): Promise<OpenTab> {
  const { server, send, caller } = context
  const name = `newsletter ${id}`
  const record = server.get({ kind: 'newsletter', id })
  const read = () => send({ name: 'newsletter', changes: [], handle: () => readContent(record) })
  const session = openDraftSession({
    opened: await read(),
    save(content, basedOn) {
      const by = caller()
      return send({
        name: 'saveNewsletter',
        changes: [name],
        handle: () => saveContent(content, basedOn, by),
      })
    },
    read,
  })

  function saveContent(content: NewsletterContent, basedOn: number, by: Caller) {
    if (record.versions.length !== basedOn) throw refuse('newsletter_changed')
    return { version: server.addVersion(record, { ...content }, by) }
  }

  /** Nobody waits for it, and what has failed is tried again as long as the browser is open. */
  async function leave() {
    const isSaved = await session.flush().then(
      () => true,
      (error) => error instanceof UnsettledConflict,
    )
    if (isSaved) return
    await context.sleep(RETRY_MS)
    await leave()
  }

  return {
    view() {
      const { content, conflicts, saving } = session.getState()
      const theirs = conflicts.map((conflict) => [`${conflict.item} ${conflict.field}`, conflict.theirs])
      return {
        shown: { [name]: content as unknown as Body },
        named: { [name]: Object.fromEntries(theirs) },
        state: saving.state,
      }
    },
    listPlaces: () => listPlaces(name, session.getState().content),
    type({ field, part }, text) {
      const { items } = session.getState().content
      if (part === '') session.change({ [field]: text })
      else session.change({ items: items.map((item) => (item.id === part ? { ...item, text } : item)) })
    },
    run(choice, text) {
      const { items } = session.getState().content
      const at = Math.floor(choice * 9973) % Math.max(1, items.length)
      if (choice < 0.5)
        session.change({ items: [...items, { ...createTextItem(text), id: context.createId() }] })
      else if (choice < 0.7) session.change({ items: items.toSpliced(at, 1) })
      else session.change({ items: [...items.slice(at), ...items.slice(0, at)] })
    },
    undo() {},
    redo() {},
    canUndo: () => false,
    canRedo: () => false,
    save: () => session.flush(),
    async publish() {
      const by = caller()
      const version = await session.flush()
      const handle = () => {
        if (record.versions.length !== version) throw refuse('newsletter_changed')
        server.setStable(record, version, { batch: server.createBatch(), by })
      }
      await send({ name: 'sendNewsletter', changes: [], handle }).catch(async (error) => {
        if (error.code === 'newsletter_changed') await session.refresh()
        throw error
      })
    },
    async plan() {},
    async revert() {},
    async delete() {},
    settle(choice) {
      for (const conflict of session.getState().conflicts) session.settle(conflict, conflict[choice])
    },
    hide() {},
    leave,
    // The browser asks whether the page may be left while something is not saved.
    canClose: () => session.getState().saving.state === 'saved',
    reconnect() {},
    hear() {},
  }
}

function readContent(record: StoredRecord) {
  const content = record.versions.at(-1)?.body as unknown as NewsletterContent
  return { ...content, version: record.versions.length }
}

function listPlaces(record: string, { subject, intro, items }: NewsletterContent): Place[] {
  return [
    { record, field: 'subject', part: '', text: subject, style: 'line' },
    { record, field: 'intro', part: '', text: intro, style: 'line' },
    ...items.map(({ id, text }): Place => ({ record, field: 'items', part: id, text, style: 'line' })),
  ]
}
