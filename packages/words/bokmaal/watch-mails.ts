import type { watchMailWords } from '../nynorsk/watch-mails.ts'
import type { Translation } from '../translation.ts'

/** Words of mails about films on a watch list. */
export const WATCH_MAIL_BOKMAAL: Translation<typeof watchMailWords> = {
  watchMailShowingsSubject: '{title} er satt opp hos {site}',
  watchMailShowingsSubjectMany: '{count} filmer du vil se, er satt opp hos {site}',
  watchMailShowings: 'Hei! Dette har du merket deg under «Vil se», og nå er det satt opp hos {site}:',
  watchMailLastSubject: 'Siste forestilling: {title}',
  watchMailLastSubjectMany: 'Siste forestilling av {count} filmer du vil se',
  watchMailLast: 'Hei! Dette har du merket deg under «Vil se», og nå går det for siste gang hos {site}:',
  watchMailFilm: '{title}: {when}, {hall}.',
  watchMailFilmFirst: '{title}: første gang {when}, {hall}.',
  watchMailSee: 'Se tider og billetter til {title}',
  watchMailWhy:
    'Du får denne e-posten fordi noen, trolig du, har opprettet konto hos {site} med denne adressen og merket seg film under «Vil se». Vil du ikke ha flere slike, holder det med ett trykk:',
  watchMailStop: 'Slå av e-post om «Vil se»',
  watchMailNotYou:
    'Var det ikke du som opprettet kontoen? Be om nytt passord. Da er det bare du som slipper inn, og du kan slette kontoen:',
  watchMailNotYouLink: 'Be om nytt passord',
}
