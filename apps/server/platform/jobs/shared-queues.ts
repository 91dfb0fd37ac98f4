import type { PgBoss } from 'pg-boss'

export interface SharedQueues {
  open(): Promise<PgBoss>
  /** Waits for running jobs. */
  stop(): Promise<void>
}

/** The queues of one server, opened on first use. */
export function createSharedQueues(open: () => Promise<PgBoss>): SharedQueues {
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
