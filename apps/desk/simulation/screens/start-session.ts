import type { Session } from '../../editing/session/session.ts'
import type { SessionRules } from '../../editing/session/state/rules.ts'
import type { RecordKey, Transport } from '../../editing/session/state/transport.ts'
import {
  createJournal,
  entryName,
  type JournalStore,
  type StoredEntry,
} from '../../editing/session/stored-journal.ts'
import type { TabContext } from '../tab.ts'

/** How long a browser takes to open its database. */
const JOURNAL_MS = 3

export interface StartedSession {
  session: Session
  rules: SessionRules
  /** Resolves when what was left has been saved, or could not be. */
  close(): Promise<void>
}

/** Opens a session in a tab as `use-session.ts` does, and resolves when its records have been read. */
export async function startSession(
  context: TabContext,
  { keys, rules, transport }: { keys: readonly RecordKey[]; rules: SessionRules; transport: Transport },
): Promise<StartedSession> {
  const { name, person, storage, sessions, after, cancel } = context
  const id = context.createId()
  const opened = sessions.open({
    id,
    keys,
    rules,
    transport,
    journal: createJournal({ person, session: id }, createStore(context)),
    timers: { set: (callback, ms) => after(ms, callback), clear: (timer) => cancel(timer as number) },
  })
  const { session, ended } = opened
  storage.locks.set(id, name)
  void ended.then(() => storage.locks.delete(id))
  let isListening = true
  context.listen((change) => isListening && session.dispatch({ type: 'announced', change }))
  await whenOpened(session)
  return {
    session,
    rules,
    close() {
      isListening = false
      opened.close()
      return ended
    },
  }
}

const createStore = ({ storage, sleep }: TabContext): JournalStore => ({
  async read() {
    await sleep(JOURNAL_MS)
    return storage.values() as StoredEntry[]
  },
  async write(entries) {
    for (const entry of entries) storage.set(entryName(entry), entry)
  },
  async delete(entries) {
    for (const entry of entries) storage.delete(entryName(entry))
  },
  listOpenSessions: async () => new Set(storage.locks.keys()),
})

function whenOpened(session: Session): Promise<void> {
  if (session.getState().hasOpened) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!session.getState().hasOpened) return
      stop()
      resolve()
    })
  })
}
