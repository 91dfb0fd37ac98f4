import type { Words } from '../all.ts'
import { BLOCK_BOKMAAL } from '../bokmaal/blocks.ts'
import { CONFIRM_EMAIL_BOKMAAL } from '../bokmaal/confirm-email.ts'
import { CONSENT_BOKMAAL } from '../bokmaal/consent.ts'
import { COOKIE_BOKMAAL } from '../bokmaal/cookies.ts'
import { DATE_BOKMAAL } from '../bokmaal/dates.ts'
import { DISPLAY_BOKMAAL } from '../bokmaal/display.ts'
import { MEMBER_BOKMAAL } from '../bokmaal/member.ts'
import { MEMBER_MAIL_BOKMAAL } from '../bokmaal/member-mails.ts'
import { MEMBER_PAGE_BOKMAAL } from '../bokmaal/member-page.ts'
import { CLUB_BOKMAAL } from '../bokmaal/members/club.ts'
import { EXPORT_BOKMAAL } from '../bokmaal/members/export.ts'
import { PASSKEY_BOKMAAL } from '../bokmaal/members/passkeys.ts'
import { PICTURE_BOKMAAL } from '../bokmaal/members/picture.ts'
import { SHARED_TICKET_BOKMAAL } from '../bokmaal/members/shared-ticket.ts'
import { TICKET_FILE_BOKMAAL } from '../bokmaal/members/ticket-files.ts'
import { MEMBER_TICKET_BOKMAAL } from '../bokmaal/members/tickets.ts'
import { NEWSLETTER_BOKMAAL } from '../bokmaal/newsletter.ts'
import { CONTACT_BOKMAAL } from '../bokmaal/page-blocks/contact.ts'
import { HALL_BOKMAAL } from '../bokmaal/page-blocks/hall.ts'
import { RARE_BLOCK_BOKMAAL } from '../bokmaal/page-blocks/rare-blocks.ts'
import { SEARCH_BOKMAAL } from '../bokmaal/search.ts'
import { BACKUP_MAIL_BOKMAAL } from '../bokmaal/server/backups.ts'
import { IMPORTED_EVENT_BOKMAAL } from '../bokmaal/server/imported-events.ts'
import { OPENING_HOURS_BOKMAAL } from '../bokmaal/server/opening-hours.ts'
import { SITE_REPLY_BOKMAAL } from '../bokmaal/server/site-replies.ts'
import { TICKETING_BOKMAAL } from '../bokmaal/server/ticketing.ts'
import { SHELL_BOKMAAL } from '../bokmaal/shell.ts'
import { SHOWING_MAIL_BOKMAAL } from '../bokmaal/showing-mails.ts'
import { SITE_BOKMAAL } from '../bokmaal/site.ts'
import { WATCH_MAIL_BOKMAAL } from '../bokmaal/watch-mails.ts'

/** Every word of the product in bokmål, for the server. */
export const BOKMAAL: Words = {
  ...SITE_BOKMAAL,
  ...IMPORTED_EVENT_BOKMAAL,
  ...SITE_REPLY_BOKMAAL,
  ...OPENING_HOURS_BOKMAAL,
  ...BACKUP_MAIL_BOKMAAL,
  ...DATE_BOKMAAL,
  ...CONTACT_BOKMAAL,
  ...HALL_BOKMAAL,
  ...RARE_BLOCK_BOKMAAL,
  ...SHELL_BOKMAAL,
  ...SEARCH_BOKMAAL,
  ...DISPLAY_BOKMAAL,
  ...MEMBER_BOKMAAL,
  ...CONSENT_BOKMAAL,
  ...COOKIE_BOKMAAL,
  ...NEWSLETTER_BOKMAAL,
  ...CONFIRM_EMAIL_BOKMAAL,
  ...MEMBER_MAIL_BOKMAAL,
  ...MEMBER_PAGE_BOKMAAL,
  ...MEMBER_TICKET_BOKMAAL,
  ...TICKET_FILE_BOKMAAL,
  ...SHARED_TICKET_BOKMAAL,
  ...CLUB_BOKMAAL,
  ...PASSKEY_BOKMAAL,
  ...PICTURE_BOKMAAL,
  ...EXPORT_BOKMAAL,
  ...SHOWING_MAIL_BOKMAAL,
  ...WATCH_MAIL_BOKMAAL,
  ...TICKETING_BOKMAAL,
  ...BLOCK_BOKMAAL,
}
