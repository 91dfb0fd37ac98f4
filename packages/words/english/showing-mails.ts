import type { showingMailWords } from '../nynorsk/showing-mails.ts'
import type { Translation } from '../translation.ts'

/** Words of mails to people with tickets to a showing that has changed. */
export const SHOWING_MAIL_ENGLISH: Translation<typeof showingMailWords> = {
  showingMailCancelledSubject: 'Cancelled: {title}, {when}',
  showingMailPostponedSubject: 'Postponed: {title}, {when}',
  showingMailMovedSubject: 'Moved: {title}, {when}',
  showingMailBackSubject: 'Going ahead after all: {title}, {when}',
  showingMailSubjectMany: '{count} changes to what you have tickets for at {site}',
  showingMailOpening: 'Hello! You have a ticket at {site}, and now there is a change:',
  showingMailCancelled: '{title} {when} is cancelled.',
  showingMailPostponed: '{title} {when} is postponed. The new date is not set.',
  showingMailMoved: '{title} {when} is moved to {newWhen}, {hall}.',
  showingMailBack: '{title} goes ahead after all {newWhen}, {hall}.',
  showingMailSee: 'See all times of {title}',
  showingMailQuestions: 'Do you have a question about the ticket? Reply to this email.',
}
