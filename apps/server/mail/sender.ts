import { SiteConfig } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { readAllStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { toHouseWords } from '../house-words/house-words.ts'

/** The house as the sender of a mail. */
export interface Sender {
  title: string
  email: string
  /** The site's address. */
  host: string
  words: Words
}

/** Only the fields that a mail needs, so that an error in another field cannot stop mails. */
const SenderConfig = SiteConfig.pick({ title: true, host: true, organisation: true }).strip()

export async function getSender(db: Queryable): Promise<Sender> {
  const [stored] = await readAllStable(db, 'site')
  const { data: site } = SenderConfig.safeParse(stored?.body)
  if (!site) throw new AppError('mail_not_sent', 'No public site says whom a mail is from.')
  return {
    title: site.title,
    email: site.organisation.email,
    host: site.host,
    words: toHouseWords(stored?.body),
  }
}
