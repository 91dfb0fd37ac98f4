import type { showingMailWords } from '../nynorsk/showing-mails.ts'
import type { Translation } from '../translation.ts'

/** Words of mails to people with tickets to a showing that has changed. */
export const SHOWING_MAIL_BOKMAAL: Translation<typeof showingMailWords> = {
  showingMailCancelledSubject: 'Avlyst: {title}, {when}',
  showingMailPostponedSubject: 'Utsatt: {title}, {when}',
  showingMailMovedSubject: 'Flyttet: {title}, {when}',
  showingMailBackSubject: 'Går likevel: {title}, {when}',
  showingMailSubjectMany: '{count} endringer i det du har billett til hos {site}',
  showingMailOpening: 'Hei! Du har billett hos {site}, og nå er det en endring:',
  showingMailCancelled: '{title} {when} er avlyst.',
  showingMailPostponed: '{title} {when} er utsatt. Ny dato er ikke klar.',
  showingMailMoved: '{title} {when} er flyttet til {newWhen}, {hall}.',
  showingMailBack: '{title} går likevel {newWhen}, {hall}.',
  showingMailSee: 'Se alle tider for {title}',
  showingMailQuestions: 'Lurer du på noe om billetten? Svar på denne e-posten.',
}
