/** Words of the pages and mails for subscribing to the newsletter. `{site}` is the title of the site. */
export const NEWSLETTER_NYNORSK = {
  newsTitle: 'Nyhendebrev',
  newsTitleWrong: 'Feil i skjemaet: Nyhendebrev',
  newsTitleSent: 'Sjå i innboksen',
  newsTitleConfirm: 'Éin ting att',
  newsTitleConfirmed: 'Du er med',
  newsTitleUnsubscribe: 'Vil du melde deg av?',
  newsTitleUnsubscribed: 'Du er avmeld',
  newsTitleInvalidLink: 'Lenka verkar ikkje',
  newsAbout: 'Program og nyhende frå {site}, rett i innboksen.',
  newsEmailInvalid: 'Dette er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no',
  newsTooMany: 'Det kom for mange påmeldingar herifrå på kort tid. Vent ti minutt, og prøv att.',
  newsNotSent: 'Vi fekk ikkje sendt e-posten no, og du er ikkje påmeld enno. Prøv att om litt.',
  newsSent:
    'Vi har sendt ein e-post til adressa du skreiv. Følg lenka i han innan sju dagar, så er du med. Finn du han ikkje, så sjå i søppelposten.',
  newsConfirmHow: 'Trykk på knappen, så kjem nyhendebrevet til deg på e-post.',
  newsConfirm: 'Stadfest påmeldinga',
  newsConfirmed: 'Du får neste nyhendebrev. I kvart brev er det ei lenke for å melde seg av.',
  newsUnsubscribeHow: 'Trykk på knappen, så slettar vi adressa di, og du får ikkje fleire nyhendebrev.',
  newsUnsubscribe: 'Meld meg av',
  newsUnsubscribed: 'Adressa di er sletta, og du får ikkje fleire nyhendebrev.',
  newsInvalidLink:
    'Lenka er for gammal, alt brukt eller ikkje heil. Har du meldt deg av, treng du ikkje gjere meir. Vil du ha nyhendebrevet, så meld deg på ein gong til.',
  newsStartAgain: 'Til påmeldinga',
  newsToFrontPage: 'Til framsida',
  newsMailConfirmSubject: 'Stadfest at du vil ha nyhendebrev frå {site}',
  newsMailAsked: 'Nokon, truleg du, har bede om nyhendebrev frå {site} til denne adressa.',
  newsMailConfirm: 'Opne lenka innan sju dagar og stadfest, så er du med:',
  newsMailNotYou:
    'Var det ikkje du? Då treng du ikkje gjere noko: utan stadfesting slettar vi adressa etter sju dagar. Her kan du slette henne med ein gong:',
  newsMailDelete: 'Slett adressa',
  newsMailKnownSubject: 'Du er alt med på nyhendebrevet frå {site}',
  newsMailKnown: 'Du står på lista frå før, så du treng ikkje gjere noko.',
  testMailSubject: 'Prøve-e-post frå {site}',
  testMailText: 'Dette er ein prøve. Les du dette, kjem e-posten frå {site} fram.',
  newsMailLeave: 'Vil du ikkje ha det lenger, kan du melde deg av her:',
}

export type NewsletterWords = Readonly<Record<keyof typeof NEWSLETTER_NYNORSK, string>>
