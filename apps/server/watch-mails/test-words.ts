import type { WatchMailWords } from './words.ts'

export const WATCH_MAIL_WORDS: WatchMailWords = {
  watchMailShowingsSubject: '{title} er sett opp hos {site}',
  watchMailShowingsSubjectMany: '{count} filmar er sette opp hos {site}',
  watchMailShowings: 'No er det sett opp:',
  watchMailLastSubject: 'Siste framsyning: {title}',
  watchMailLastSubjectMany: 'Siste framsyning av {count} filmar',
  watchMailLast: 'No går det for siste gong:',
  watchMailFilm: '{title}: {when}, {hall}.',
  watchMailFilmFirst: '{title}: første gong {when}, {hall}.',
  watchMailSee: 'Sjå tider og billettar til {title}',
  watchMailWhy: 'Du får denne e-posten fordi du har merkt deg film under «Vil sjå».',
  watchMailStop: 'Slå av e-post om «Vil sjå»',
  watchMailNotYou: 'Var det ikkje du som oppretta kontoen? Vel nytt passord:',
  watchMailNotYouLink: 'Vel nytt passord',
}
