import type { PgBoss } from 'pg-boss'

export interface SharedQueues {
  open(): Promise<PgBoss>
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** The queues of one server, opened by whoever needs them first. */
export function shareQueues(open: () => Promise<PgBoss>): SharedQueues {
  let opened: Promise<PgBoss> | undefined
  return {
    open() {
      opened ??= open()
      return opened
    },
    async stop() {
      await (await opened)?.stop({ close: false })
    },
  }
}
