/** Words of mails to people with tickets to a showing that has changed. */
export const showingMailWords = {
  showingMailCancelledSubject: 'Avlyst: {title}, {when}',
  showingMailPostponedSubject: 'Utsett: {title}, {when}',
  showingMailMovedSubject: 'Flytta: {title}, {when}',
  showingMailBackSubject: 'Går likevel: {title}, {when}',
  showingMailSubjectMany: '{count} endringar i det du har billett til hos {site}',
  showingMailOpening: 'Hei! Du har billett hos {site}, og no er det ei endring:',
  showingMailCancelled: '{title} {when} er avlyst.',
  showingMailPostponed: '{title} {when} er utsett. Ny dato er ikkje klar.',
  showingMailMoved: '{title} {when} er flytta til {newWhen}, {hall}.',
  showingMailBack: '{title} går likevel {newWhen}, {hall}.',
  showingMailSee: 'Sjå alle tider for {title}',
  showingMailQuestions: 'Lurer du på noko om billetten? Svar på denne e-posten.',
}
