import { SiteHost, SiteSettings } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import type { Language } from '@lerret/words/languages'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toHouseLanguage, toHouseWords } from './house-words.ts'
import { readPublicSiteRecords } from './site-records.ts'

/** The house as the sender of a mail. */
export interface Sender {
  title: string
  email: string
  /** The site's address. */
  host: string
  language: Language
  words: Words
}

/** The fields that a mail needs, without others, so that an error in another field cannot stop mails. */
const SenderSettings = SiteSettings.pick({ title: true, organisation: true }).strip()
const SenderHost = SiteHost.pick({ host: true }).strip()

export async function getSender(db: Queryable): Promise<Sender> {
  const site = await readPublicSiteRecords(db)
  const { data: settings } = SenderSettings.safeParse(site.settings)
  const { data: host } = SenderHost.safeParse(site.host)
  if (!settings || !host) throw new AppError('mail_not_sent', 'No public site says whom a mail is from.')
  return {
    title: settings.title,
    email: settings.organisation.email,
    host: host.host,
    language: toHouseLanguage(site.settings),
    words: toHouseWords(site.settings),
  }
}
