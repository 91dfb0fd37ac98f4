import { getSender } from '../../content/house/sender.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { alreadySubscribedMail, confirmMail } from './mails.ts'
import { addKey, countMail, removeKeys, uncountMail } from './store.ts'

export interface SubscribeDependencies {
  db: Queryable
  mailer: Mailer
  now: Date
}

/**
 * Sends this address a mail with a link to confirm, or one that says that it is subscribed already. The caller cannot tell which; an
 * address that has reached its limit of mails gets none.
 */
export async function subscribe({ db, mailer, now }: SubscribeDependencies, email: string): Promise<void> {
  const sender = await getSender(db)
  const subscriber = await countMail(db, email, now)
  if (!subscriber) return
  const unsubscribe = await addKey(db, subscriber.id, 'unsubscribe', now)
  const confirm = subscriber.state !== 'confirmed' ? await addKey(db, subscriber.id, 'confirm', now) : null
  try {
    await mailer.send(
      confirm === null
        ? alreadySubscribedMail(sender, email, { unsubscribe })
        : confirmMail(sender, email, { confirm, unsubscribe }),
    )
  } catch (error) {
    // Revert, so that the next attempt is not affected.
    await removeKeys(db, [unsubscribe, confirm ?? ''])
    await uncountMail(db, subscriber.id)
    throw error
  }
}
