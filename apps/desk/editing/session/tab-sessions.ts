import { openSession, type Session, type SessionDependencies } from './session.ts'

/** A session of a tab, open until it has been closed and has saved what was left. */
export interface TabSession {
  session: Session
  /** Resolves when what was left has been saved, or could not be. */
  ended: Promise<void>
  close(): void
}

/**
 * The sessions of one browser tab. A record and the journal are read when the sessions that were closed before have saved what was left:
 * what is read earlier is older than what was typed, and would conflict with it.
 */
export function createTabSessions() {
  const closing = new Set<Promise<void>>()
  return {
    open(dependencies: SessionDependencies): TabSession {
      const { transport, journal } = dependencies
      // Without the session's own end, for which it would wait for ever.
      const closedBefore = Promise.all(closing)
      const session = openSession({
        ...dependencies,
        journal: {
          ...journal,
          async read() {
            await closedBefore
            return journal.read()
          },
        },
        transport: {
          ...transport,
          async read(request) {
            await closedBefore
            return transport.read(request)
          },
        },
      })
      const end = Promise.withResolvers<void>()
      return {
        session,
        ended: end.promise,
        close() {
          const closed = session.close().then(() => {
            closing.delete(closed)
            end.resolve()
          })
          closing.add(closed)
        },
      }
    },
  }
}

export type TabSessions = ReturnType<typeof createTabSessions>
