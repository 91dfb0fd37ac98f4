import { CallError } from '@lerret/api'
import { isSameValue } from '../../editing/merging/same-value.ts'
import type { Newsletter, NewsletterContent } from '../items.ts'
import { createDraftSaver, type DraftState } from './draft-saver.ts'
import { type DraftConflict, mergeDrafts, replaceText } from './merge-drafts.ts'

export interface DraftSessionState {
  content: NewsletterContent
  saving: { state: DraftState; error?: unknown }
  /** Texts that a colleague and I have both changed. Nothing is saved before they are settled. */
  conflicts: readonly DraftConflict[]
  /** Whether changes of a colleague are among what is shown. */
  isMerged: boolean
}

type SavedNewsletter = NewsletterContent & Pick<Newsletter, 'version'>

/** A newsletter that saves itself, and that a colleague may be writing too. */
export interface DraftSession {
  getState(): DraftSessionState
  subscribe(listener: () => void): () => void
  change(changes: Partial<NewsletterContent>): void
  settle(conflict: DraftConflict, text: string): void
  /** Saves what is not saved, and returns the version that the server has. Rejects when that fails. */
  flush(): Promise<number>
  /** Reads what a colleague has saved, and merges it. */
  refresh(): Promise<void>
}

/** Thrown when there is a text to choose before anything can be saved. */
export class UnsettledConflict extends Error {}

export function openDraftSession({
  opened,
  save,
  read,
}: {
  opened: SavedNewsletter
  /** Rejects with `newsletter_changed` when a colleague has saved since that version. */
  save(content: NewsletterContent, basedOn: number): Promise<{ version: number }>
  read(): Promise<SavedNewsletter>
}): DraftSession {
  const listeners = new Set<() => void>()
  let { version } = opened
  let base = toContent(opened)
  /** What was sent without an answer: the server may have it. */
  let unanswered: NewsletterContent | null = null
  let state: DraftSessionState = {
    content: base,
    saving: { state: 'saved' },
    conflicts: [],
    isMerged: false,
  }
  const saver = createDraftSaver<NewsletterContent>({
    save: saveCurrent,
    onState: (saving, error) => update({ saving: { state: saving, error } }),
  })
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(changes) {
      update({ content: { ...state.content, ...changes } })
      saver.change(state.content)
    },
    settle(conflict, text) {
      update({
        content: replaceText(state.content, conflict, text),
        conflicts: state.conflicts.filter((each) => each !== conflict),
      })
      saver.change(state.content)
    },
    async flush() {
      if (state.conflicts.length > 0) throw new UnsettledConflict()
      await saver.flush()
      return version
    },
    refresh,
  }

  function update(changes: Partial<DraftSessionState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  async function saveCurrent(): Promise<void> {
    if (state.conflicts.length > 0) throw new UnsettledConflict()
    const sent = state.content
    try {
      const saved = await save(sent, version)
      ;({ version } = saved)
      base = sent
      unanswered = null
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'newsletter_changed') {
        unanswered = sent
        throw error
      }
      await refresh()
      return saveCurrent()
    }
  }

  async function refresh() {
    const found = await read()
    const theirs = toContent(found)
    const isOwn = found.version === version || isSameValue(theirs, unanswered)
    const merged = mergeDrafts({ base: isOwn ? theirs : base, mine: state.content, theirs })
    ;({ version } = found)
    base = theirs
    unanswered = null
    update({ ...merged, isMerged: state.isMerged || !isOwn })
  }
}

const toContent = ({ subject, intro, items }: NewsletterContent): NewsletterContent => ({
  subject,
  intro,
  items,
})
