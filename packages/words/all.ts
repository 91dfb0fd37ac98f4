import { BLOCK_NYNORSK } from './nynorsk/blocks.ts'
import { CONFIRM_EMAIL_NYNORSK } from './nynorsk/confirm-email.ts'
import { CONSENT_NYNORSK } from './nynorsk/consent.ts'
import { COOKIE_NYNORSK } from './nynorsk/cookies.ts'
import { DATE_NYNORSK } from './nynorsk/dates.ts'
import { DISPLAY_NYNORSK } from './nynorsk/display.ts'
import { MEMBER_NYNORSK } from './nynorsk/member.ts'
import { MEMBER_MAIL_NYNORSK } from './nynorsk/member-mails.ts'
import { MEMBER_PAGE_NYNORSK } from './nynorsk/member-page.ts'
import { CLUB_NYNORSK } from './nynorsk/members/club.ts'
import { EXPORT_NYNORSK } from './nynorsk/members/export.ts'
import { PASSKEY_NYNORSK } from './nynorsk/members/passkeys.ts'
import { PICTURE_NYNORSK } from './nynorsk/members/picture.ts'
import { SHARED_TICKET_NYNORSK } from './nynorsk/members/shared-ticket.ts'
import { TICKET_FILE_NYNORSK } from './nynorsk/members/ticket-files.ts'
import { MEMBER_TICKET_NYNORSK } from './nynorsk/members/tickets.ts'
import { NEWSLETTER_NYNORSK } from './nynorsk/newsletter.ts'
import { CONTACT_NYNORSK } from './nynorsk/page-blocks/contact.ts'
import { HALL_NYNORSK } from './nynorsk/page-blocks/hall.ts'
import { RARE_BLOCK_NYNORSK } from './nynorsk/page-blocks/rare-blocks.ts'
import { SEARCH_NYNORSK } from './nynorsk/search.ts'
import { BACKUP_MAIL_NYNORSK } from './nynorsk/server/backups.ts'
import { IMPORTED_EVENT_NYNORSK } from './nynorsk/server/imported-events.ts'
import { OPENING_HOURS_NYNORSK } from './nynorsk/server/opening-hours.ts'
import { SITE_REPLY_NYNORSK } from './nynorsk/server/site-replies.ts'
import { TICKETING_NYNORSK } from './nynorsk/server/ticketing.ts'
import { SHELL_NYNORSK } from './nynorsk/shell.ts'
import { SHOWING_MAIL_NYNORSK } from './nynorsk/showing-mails.ts'
import { SITE_NYNORSK } from './nynorsk/site.ts'
import { WATCH_MAIL_NYNORSK } from './nynorsk/watch-mails.ts'

/** Every word of the product, for the server. Browsers import the tables that they need. */
export const NYNORSK = {
  ...SITE_NYNORSK,
  ...DATE_NYNORSK,
  ...CONTACT_NYNORSK,
  ...HALL_NYNORSK,
  ...RARE_BLOCK_NYNORSK,
  ...SHELL_NYNORSK,
  ...SEARCH_NYNORSK,
  ...DISPLAY_NYNORSK,
  ...MEMBER_NYNORSK,
  ...CONSENT_NYNORSK,
  ...COOKIE_NYNORSK,
  ...NEWSLETTER_NYNORSK,
  ...CONFIRM_EMAIL_NYNORSK,
  ...MEMBER_MAIL_NYNORSK,
  ...MEMBER_PAGE_NYNORSK,
  ...MEMBER_TICKET_NYNORSK,
  ...TICKET_FILE_NYNORSK,
  ...SHARED_TICKET_NYNORSK,
  ...CLUB_NYNORSK,
  ...PASSKEY_NYNORSK,
  ...PICTURE_NYNORSK,
  ...EXPORT_NYNORSK,
  ...SHOWING_MAIL_NYNORSK,
  ...WATCH_MAIL_NYNORSK,
  ...TICKETING_NYNORSK,
  ...IMPORTED_EVENT_NYNORSK,
  ...SITE_REPLY_NYNORSK,
  ...OPENING_HOURS_NYNORSK,
  ...BACKUP_MAIL_NYNORSK,
  ...BLOCK_NYNORSK,
}

export type WordName = keyof typeof NYNORSK
export type Words = Readonly<Record<WordName, string>>

/** Words that a house says differently. */
export type WordOverrides = Partial<Words>

/** What is wrong with a house's own wording of a word, or null. */
export function findOverrideProblem(name: string, text: string): string | null {
  if (!Object.hasOwn(NYNORSK, name)) return 'is not the name of a word'
  if (text.trim() === '') return 'is empty'
  const standard = NYNORSK[name as WordName]
  const names = countNames(name as WordName)
  if (names !== null && text.trim().split(' ').length !== names)
    return `does not have ${names} names, separated by spaces`
  const allowed = listPlaceholders(standard)
  const unknown = listPlaceholders(text).find((placeholder) => !allowed.includes(placeholder))
  if (unknown === undefined) return null
  return `has the placeholder ${unknown}, which is not filled in; ${allowed.length > 0 ? `there are ${allowed.join(', ')}` : 'the word has none'}`
}

/** How many names a word has that is a list of names, separated by spaces; null for other words. */
export const countNames = (name: WordName): number | null =>
  LISTS_OF_NAMES.has(name) ? NYNORSK[name].split(' ').length : null

/** Words that are names, separated by spaces. */
const LISTS_OF_NAMES: ReadonlySet<string> = new Set(['dayNames', 'monthNames', 'shortMonths'])

const listPlaceholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
