import type { Queryable } from '../db/connection.ts'
import type { Mailer } from '../mail/mailer.ts'
import { getSender } from '../mail/sender.ts'
import { confirmMail, knownMail } from './mails.ts'
import { addKey, countMail, removeExpired, removeKeys, uncountMail } from './store.ts'
import type { NewsWords } from './words.ts'

export interface Subscribing {
  db: Queryable
  mailer: Mailer
  words: NewsWords
  now: Date
}

/**
 * Sends this address a mail: a link to confirm with, or a word that it is on the list already. Whoever asked learns nothing
 * of which; an address that has had its mails for today is left in peace.
 */
export async function subscribe({ db, mailer, words, now }: Subscribing, email: string): Promise<void> {
  await removeExpired(db, now)
  const sender = { ...(await getSender(db)), words }
  const subscriber = await countMail(db, email, now)
  if (!subscriber) return
  const unsubscribe = await addKey(db, subscriber.id, 'unsubscribe', now)
  const confirm = subscriber.state === 'pending' ? await addKey(db, subscriber.id, 'confirm', now) : null
  try {
    await mailer.send(
      confirm === null
        ? knownMail(sender, email, { unsubscribe })
        : confirmMail(sender, email, { confirm, unsubscribe }),
    )
  } catch (error) {
    // It will be tried again, as if it had not been asked for.
    await removeKeys(db, [unsubscribe, confirm ?? ''])
    await uncountMail(db, subscriber.id)
    throw error
  }
}
