import type { Words } from '../all.ts'
import { BLOCK_ENGLISH } from '../english/blocks.ts'
import { CONFIRM_EMAIL_ENGLISH } from '../english/confirm-email.ts'
import { CONSENT_ENGLISH } from '../english/consent.ts'
import { COOKIE_ENGLISH } from '../english/cookies.ts'
import { DATE_ENGLISH } from '../english/dates.ts'
import { DISPLAY_ENGLISH } from '../english/display.ts'
import { MEMBER_ENGLISH } from '../english/member.ts'
import { MEMBER_MAIL_ENGLISH } from '../english/member-mails.ts'
import { MEMBER_PAGE_ENGLISH } from '../english/member-page.ts'
import { CLUB_ENGLISH } from '../english/members/club.ts'
import { EXPORT_ENGLISH } from '../english/members/export.ts'
import { PASSKEY_ENGLISH } from '../english/members/passkeys.ts'
import { PICTURE_ENGLISH } from '../english/members/picture.ts'
import { SHARED_TICKET_ENGLISH } from '../english/members/shared-ticket.ts'
import { TICKET_FILE_ENGLISH } from '../english/members/ticket-files.ts'
import { MEMBER_TICKET_ENGLISH } from '../english/members/tickets.ts'
import { NEWSLETTER_ENGLISH } from '../english/newsletter.ts'
import { CONTACT_ENGLISH } from '../english/page-blocks/contact.ts'
import { HALL_ENGLISH } from '../english/page-blocks/hall.ts'
import { RARE_BLOCK_ENGLISH } from '../english/page-blocks/rare-blocks.ts'
import { SEARCH_ENGLISH } from '../english/search.ts'
import { BACKUP_MAIL_ENGLISH } from '../english/server/backups.ts'
import { IMPORTED_EVENT_ENGLISH } from '../english/server/imported-events.ts'
import { OPENING_HOURS_ENGLISH } from '../english/server/opening-hours.ts'
import { SITE_REPLY_ENGLISH } from '../english/server/site-replies.ts'
import { TICKETING_ENGLISH } from '../english/server/ticketing.ts'
import { SHELL_ENGLISH } from '../english/shell.ts'
import { SHOWING_MAIL_ENGLISH } from '../english/showing-mails.ts'
import { SITE_ENGLISH } from '../english/site.ts'
import { WATCH_MAIL_ENGLISH } from '../english/watch-mails.ts'

/** Every word of the product in English, for the server. */
export const ENGLISH: Words = {
  ...SITE_ENGLISH,
  ...IMPORTED_EVENT_ENGLISH,
  ...SITE_REPLY_ENGLISH,
  ...OPENING_HOURS_ENGLISH,
  ...BACKUP_MAIL_ENGLISH,
  ...DATE_ENGLISH,
  ...CONTACT_ENGLISH,
  ...HALL_ENGLISH,
  ...RARE_BLOCK_ENGLISH,
  ...SHELL_ENGLISH,
  ...SEARCH_ENGLISH,
  ...DISPLAY_ENGLISH,
  ...MEMBER_ENGLISH,
  ...CONSENT_ENGLISH,
  ...COOKIE_ENGLISH,
  ...NEWSLETTER_ENGLISH,
  ...CONFIRM_EMAIL_ENGLISH,
  ...MEMBER_MAIL_ENGLISH,
  ...MEMBER_PAGE_ENGLISH,
  ...MEMBER_TICKET_ENGLISH,
  ...TICKET_FILE_ENGLISH,
  ...SHARED_TICKET_ENGLISH,
  ...CLUB_ENGLISH,
  ...PASSKEY_ENGLISH,
  ...PICTURE_ENGLISH,
  ...EXPORT_ENGLISH,
  ...SHOWING_MAIL_ENGLISH,
  ...WATCH_MAIL_ENGLISH,
  ...TICKETING_ENGLISH,
  ...BLOCK_ENGLISH,
}
