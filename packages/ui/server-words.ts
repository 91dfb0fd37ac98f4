import { useContext, useMemo } from 'react'
import { type Words, WordsContext } from './words.ts'

/**
 * Texts that only the server renders: header and footer, the newsletter's pages and mails, the page that confirms an address,
 * the page of a closed site, why the ticketing provider cannot be read. They are not in the browser's bundle.
 */
export const SERVER_NYNORSK = {
  skipToContent: 'Hopp til innhaldet',
  mainMenu: 'Hovudmeny',
  footerMenu: 'Om nettstaden',
  submenuOf: 'Undermeny for {label}',
  opensInNewWindow: '(opnar i nytt vindauge)',
  toFrontPage: '{site}, til framsida',
  ticketsFrom: 'Billettsal ved {provider}',

  savedCopy: 'Vi får ikkje kontakt med nettet. Det du ser her, er frå {when}.',

  closedTitle: 'Nettstaden er stengd ei lita stund',
  closedText: 'Vi steller med nettsidene våre, og opnar att så snart vi er ferdige. Takk for at du ventar.',
  closedAgain: 'Prøv å opne sida att',

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
  newsMailLeave: 'Vil du ikkje ha det lenger, kan du melde deg av her:',

  ticketingAddressRefused:
    'Tenaren hentar berre frå opne adresser på internett, og {origin} er ikkje ei slik. Den som driftar tenaren, kan tillate adressa med innstillinga TICKETING_ORIGIN.',
  ticketingUrlInvalid:
    'Adressa til billettleverandøren må byrje med http:// eller https://, og det kan ikkje stå brukarnamn eller passord i henne.',
  ticketingRedirected: '{origin} sender vidare til ei anna adresse. Skriv inn den rette adressa.',
  ticketingTimeout: '{origin} svarar ikkje i tide.',
  ticketingTooLarge: 'Svaret frå {origin} er for stort.',
  ticketingUnreachable: 'Tenaren får ikkje kontakt med {origin}.',
  ticketingStatus: '{origin} svarar med feilkode {status}.',
  ticketingNotJson: 'Svaret frå {origin} er ikkje JSON.',
  ticketingUnexpected: 'Svaret frå {origin} er ikkje slik det skal vere. Sjå på feltet «{field}».',
  ticketingPagesElsewhere: 'Lista frå {origin} held fram på ei anna adresse, eller tek aldri slutt.',
  ticketingFailed:
    'Tenaren fekk ikkje lese inn det billettleverandøren melder. Loggen på tenaren seier kvifor.',
  ticketingKeyNotSent:
    'Nøkkelen i TICKETING_TOKEN vart ikkje send til {origin}. Gjeld han denne leverandøren, må den som driftar tenaren, setje TICKETING_ORIGIN til {origin}.',

  confirmEmailTitle: 'Stadfest adressa di',
  confirmEmailTitleChange: 'Stadfest den nye adressa',
  confirmEmailTitleDone: 'Adressa er stadfesta',
  confirmEmailTitleTaken: 'Adressa høyrer til ein annan konto',
  confirmEmailTitleInvalidLink: 'Lenka verkar ikkje',
  confirmEmailText:
    'Nokon, truleg du, har oppretta ein konto hos {site} med {email}. Når du stadfestar, kan den som har passordet til kontoen, sjå billettane som er kjøpte med adressa, og vise dei i døra.',
  confirmEmailNotYou:
    'Var det ikkje du som oppretta kontoen? Då må du ikkje stadfeste. Be heller om nytt passord. Då er det berre du som slepp inn, og du kan slette kontoen.',
  confirmEmailButton: 'Kontoen er min, stadfest adressa',
  confirmEmailNewPassword: 'Be om nytt passord',
  confirmEmailChange:
    'Nokon, truleg du, vil bruke {email} til kontoen sin hos {site}. Når du stadfestar, loggar den som har kontoen, inn med denne adressa og kan sjå billettane som er kjøpte med henne.',
  confirmEmailChangeNotYou:
    'Var det ikkje du som bad om det? Då må du ikkje stadfeste. Lat att sida, så blir alt som før.',
  confirmEmailChangeButton: 'Kontoen er min, byt til denne adressa',
  confirmEmailDone:
    '{email} er stadfesta. Billettar som er kjøpte med adressa, finn du på sida «Mine billettar».',
  confirmEmailChanged:
    'Kontoen din har no {email} som e-postadresse. Ho er stadfesta, og du loggar inn med henne frå no av.',
  confirmEmailToTickets: 'Til mine billettar',
  confirmEmailTaken:
    'Det finst alt ein annan konto med {email}. Logg inn på den, eller vel ei anna adresse på sida di.',
  confirmEmailInvalidLink:
    'Lenka er for gammal, alt brukt eller ikkje heil. Har du alt stadfesta, treng du ikkje gjere meir. Elles får du ei ny lenke på sida di.',
  confirmEmailToProfile: 'Til mi side',

  loggedInAs: 'Mi side. Logga inn som {name}',
}

export type ServerWords = Readonly<typeof SERVER_NYNORSK>

/** All texts for server rendering; a house's own replace the defaults. */
export function useServerWords(): Words & ServerWords {
  const words = useContext(WordsContext)
  return useMemo(() => ({ ...SERVER_NYNORSK, ...words }), [words])
}
