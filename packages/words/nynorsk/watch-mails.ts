/** Words of mails about films on a watch list. */
export const watchMailWords = {
  watchMailShowingsSubject: '{title} er sett opp hos {site}',
  watchMailShowingsSubjectMany: '{count} filmar du vil sjå, er sette opp hos {site}',
  watchMailShowings: 'Hei! Dette har du merkt deg under «Vil sjå», og no er det sett opp hos {site}:',
  watchMailLastSubject: 'Siste framsyning: {title}',
  watchMailLastSubjectMany: 'Siste framsyning av {count} filmar du vil sjå',
  watchMailLast: 'Hei! Dette har du merkt deg under «Vil sjå», og no går det for siste gong hos {site}:',
  watchMailFilm: '{title}: {when}, {hall}.',
  watchMailFilmFirst: '{title}: første gong {when}, {hall}.',
  watchMailSee: 'Sjå tider og billettar til {title}',
  watchMailWhy:
    'Du får denne e-posten fordi nokon, truleg du, har oppretta konto hos {site} med denne adressa og merkt seg film under «Vil sjå». Vil du ikkje ha fleire slike, held det med eitt trykk:',
  watchMailStop: 'Slå av e-post om «Vil sjå»',
  watchMailNotYou:
    'Var det ikkje du som oppretta kontoen? Be om nytt passord. Då er det berre du som slepp inn, og du kan slette kontoen:',
  watchMailNotYouLink: 'Be om nytt passord',
}

export type WatchMailWords = Readonly<Record<keyof typeof watchMailWords, string>>
