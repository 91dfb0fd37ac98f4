import type { Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, removeHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'

/** Says that the rows of the house come from a backup, until the next start has seen it. */
export const RESTORED_FACT = 'restored'
const REHEARSAL_FACT = 'rehearsal'

/** Whether the house was restored elsewhere than it was, and nobody has said that it is the real one. */
export const isRehearsal = async (db: Queryable): Promise<boolean> =>
  (await findHouseFact(db, REHEARSAL_FACT)) !== undefined

export const beginRehearsal = (db: Queryable) => setHouseFact(db, REHEARSAL_FACT, true)

export const endRehearsal = (db: Queryable) => removeHouseFact(db, REHEARSAL_FACT)

/** A rehearsal writes its mails to the outbox folder: members are not to hear of it. */
export function holdBackRehearsal(mailer: Mailer, outbox: Mailer, db: Queryable): Mailer {
  return {
    ...mailer,
    send: async (mail, options) => ((await isRehearsal(db)) ? outbox : mailer).send(mail, options),
  }
}
