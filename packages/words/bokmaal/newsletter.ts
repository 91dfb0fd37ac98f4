import type { newsletterWords } from '../nynorsk/newsletter.ts'
import type { Translation } from '../translation.ts'

/** Words of the pages and mails for subscribing to the newsletter. `{site}` is the title of the site. */
export const NEWSLETTER_BOKMAAL: Translation<typeof newsletterWords> = {
  newsTitle: 'Nyhetsbrev',
  newsTitleWrong: 'Feil i skjemaet: Nyhetsbrev',
  newsTitleSent: 'Se i innboksen',
  newsTitleConfirm: 'Én ting igjen',
  newsTitleConfirmed: 'Du er med',
  newsTitleUnsubscribe: 'Vil du melde deg av?',
  newsTitleUnsubscribed: 'Du er avmeldt',
  newsTitleInvalidLink: 'Lenken virker ikke',
  newsAbout: 'Program og nyheter fra {site}, rett i innboksen.',
  newsEmailInvalid: 'Dette er ikke en hel e-postadresse. Skriv den slik: navn@eksempel.no',
  newsTooMany: 'Det kom for mange påmeldinger herfra på kort tid. Vent ti minutter, og prøv igjen.',
  newsNotStored: 'Vi får ikke lagret noe akkurat nå, og du er ikke påmeldt ennå. Prøv igjen litt senere.',
  newsNotSent: 'Vi fikk ikke sendt e-posten nå, og du er ikke påmeldt ennå. Prøv igjen om litt.',
  newsSent:
    'Vi har sendt en e-post til adressen du skrev. Følg lenken i den innen sju dager, så er du med. Finner du den ikke, så se i søppelposten.',
  newsConfirmHow: 'Trykk på knappen, så kommer nyhetsbrevet til deg på e-post.',
  newsConfirm: 'Bekreft påmeldingen',
  newsConfirmed: 'Du får neste nyhetsbrev. I hvert brev er det en lenke for å melde seg av.',
  newsUnsubscribeHow: 'Trykk på knappen, så sletter vi adressen din, og du får ikke flere nyhetsbrev.',
  newsUnsubscribe: 'Meld meg av',
  newsUnsubscribed: 'Adressen din er slettet, og du får ikke flere nyhetsbrev.',
  newsInvalidLink:
    'Lenken er for gammel, allerede brukt eller ikke hel. Har du meldt deg av, trenger du ikke gjøre mer. Vil du ha nyhetsbrevet, så meld deg på en gang til.',
  newsStartAgain: 'Til påmeldingen',
  newsToFrontPage: 'Til forsiden',
  newsMailConfirmSubject: 'Bekreft at du vil ha nyhetsbrev fra {site}',
  newsMailAsked: 'Noen, trolig du, har bedt om nyhetsbrev fra {site} til denne adressen.',
  newsMailConfirm: 'Åpne lenken innen sju dager og bekreft, så er du med:',
  newsMailNotYou:
    'Var det ikke du? Da trenger du ikke gjøre noe: uten bekreftelse sletter vi adressen etter sju dager. Her kan du slette den med en gang:',
  newsMailDelete: 'Slett adressen',
  newsMailKnownSubject: 'Du er allerede med på nyhetsbrevet fra {site}',
  newsMailKnown: 'Du står på listen fra før, så du trenger ikke gjøre noe.',
  newsIssueSubject: 'Denne uken på {site}',
  newsIssueIntro: 'Her er det du kan se og oppleve de neste dagene.',
  newsIssueReadMore: 'Les mer',
  newsIssueTickets: 'Se tider og billetter',
  newsIssueInBrowser: 'Les brevet i nettleseren',
  newsIssueWhy: 'Du får dette fordi du har bestilt nyhetsbrev fra {site}.',
  newsIssueLeave: 'Meld meg av',
  testMailSubject: 'Prøve-e-post fra {site}',
  testMailText: 'Dette er en prøve. Leser du dette, kommer e-posten fra {site} frem.',
  newsMailLeave: 'Vil du ikke ha det lenger, kan du melde deg av her:',
}
