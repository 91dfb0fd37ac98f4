import { blockWords } from './nynorsk/blocks.ts'
import { confirmEmailWords } from './nynorsk/confirm-email.ts'
import { consentWords } from './nynorsk/consent.ts'
import { cookieWords } from './nynorsk/cookies.ts'
import { dateWords } from './nynorsk/dates.ts'
import { displayWords } from './nynorsk/display.ts'
import { memberWords } from './nynorsk/member.ts'
import { memberMailWords } from './nynorsk/member-mails.ts'
import { memberPageWords } from './nynorsk/member-page.ts'
import { clubWords } from './nynorsk/members/club.ts'
import { exportWords } from './nynorsk/members/export.ts'
import { passkeyWords } from './nynorsk/members/passkeys.ts'
import { pictureWords } from './nynorsk/members/picture.ts'
import { sharedTicketWords } from './nynorsk/members/shared-ticket.ts'
import { ticketFileWords } from './nynorsk/members/ticket-files.ts'
import { memberTicketWords } from './nynorsk/members/tickets.ts'
import { newsletterWords } from './nynorsk/newsletter.ts'
import { contactWords } from './nynorsk/page-blocks/contact.ts'
import { hallWords } from './nynorsk/page-blocks/hall.ts'
import { rareBlockWords } from './nynorsk/page-blocks/rare-blocks.ts'
import { searchWords } from './nynorsk/search.ts'
import { backupMailWords } from './nynorsk/server/backups.ts'
import { importedEventWords } from './nynorsk/server/imported-events.ts'
import { openingHoursWords } from './nynorsk/server/opening-hours.ts'
import { siteReplyWords } from './nynorsk/server/site-replies.ts'
import { ticketingWords } from './nynorsk/server/ticketing.ts'
import { shellWords } from './nynorsk/shell.ts'
import { showingMailWords } from './nynorsk/showing-mails.ts'
import { siteWords } from './nynorsk/site.ts'
import { watchMailWords } from './nynorsk/watch-mails.ts'

/** Every word of the product, for the server. Browsers import the tables that they need. */
export const NYNORSK = {
  ...siteWords,
  ...dateWords,
  ...contactWords,
  ...hallWords,
  ...rareBlockWords,
  ...shellWords,
  ...searchWords,
  ...displayWords,
  ...memberWords,
  ...consentWords,
  ...cookieWords,
  ...newsletterWords,
  ...confirmEmailWords,
  ...memberMailWords,
  ...memberPageWords,
  ...memberTicketWords,
  ...ticketFileWords,
  ...sharedTicketWords,
  ...clubWords,
  ...passkeyWords,
  ...pictureWords,
  ...exportWords,
  ...showingMailWords,
  ...watchMailWords,
  ...ticketingWords,
  ...importedEventWords,
  ...siteReplyWords,
  ...openingHoursWords,
  ...backupMailWords,
  ...blockWords,
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
