import type { cookieWords } from '../nynorsk/cookies.ts'
import type { Translation } from '../translation.ts'

/** Words of the cookie page. A chunk of their own: few visitors open it. */
export const COOKIE_BOKMAAL: Translation<typeof cookieWords> = {
  cookieWhoVisitor: 'Når du leser sidene',
  cookieWhoAsked: 'Når du har svart på om andre får vite noe',
  cookieWhoMember: 'Når du logger inn',

  cookiePlaceCookie: 'Informasjonskapsel',
  cookiePlaceLocalStorage: 'Lokal lagring',
  cookiePlaceCache: 'Kopi i nettleseren',

  cookieWhatSeen: 'Hvilke meldinger du har sett, så de ikke kommer igjen.',
  cookieHowLongSeen: 'til du tømmer nettleseren',
  cookieWhatPages: 'Sider du har åpnet, så de kan leses uten dekning.',
  cookieHowLongPages: 'de 60 siste',
  cookieWhatData: 'Innholdet i sider du har åpnet eller er på vei til.',
  cookieHowLongData: 'de 120 siste',
  cookieWhatAssets: 'Skrift, stilark og kode som sidene er laget med.',
  cookieHowLongAssets: 'de 160 siste',
  cookieWhatImages: 'Bilder du har sett.',
  cookieHowLongImages: 'de 160 siste',
  cookieWhatConsent: 'Hva du svarte, og når.',
  cookieHowLongConsent: 'ett år, så spør vi igjen',
  cookieWhatSession: 'At du er logget inn. Bare serveren vår kan lese den.',
  cookieHowLongSession: '30 dager',
  cookieWhatDevice:
    'Hvilken telefon eller maskin du logget inn fra, så innloggingen ikke kan brukes andre steder.',
  cookieHowLongDevice: '90 dager',
  cookieWhatProfile: 'Navnet og e-posten din, og nøkkelen til innloggingen.',
  cookieHowLongProfile: 'til du logger ut',
  cookieWhatOldProfile:
    'Det samme, fra det eldre nettstedet vårt. Vi lager den ikke, men leser den om den er der.',
  cookieHowLongOldProfile: 'til du logger ut',
  cookieWhatTickets: 'Billettene dine, så de kan vises i døra uten dekning.',
  cookieHowLongTickets: 'til du logger ut',

  cookieOthers: 'Det andre får vite',
  cookieNobody:
    'Ingenting. Vi forteller ingen andre hva du ser på, og derfor spør vi deg heller ikke om lov.',
  cookieOthersText:
    'Bare når du sier ja, og du kan like lett si nei igjen. Vi kjører ingen kode fra dem, og setter ingen informasjonskapsler for dem på sidene våre. På sider der du logger inn, søker eller ser dine egne ting, får de aldri vite noe.',
  cookieDestinationFacebook: 'Facebook',
  cookieDestinationTextFacebook:
    'Meta får vite hvilke sider, filmer og arrangementer du åpner, og når du går videre for å kjøpe billett. Er du logget inn på Facebook i samme nettleser, kan de koble det til deg og vise deg annonser. Informasjonskapslene på facebook.com er deres, og blir slettet i innstillingene til nettleseren.',
  cookieDestinationMatomo: 'Statistikk på {host}',
  cookieDestinationTextMatomo:
    'Får vite hvilke sider, filmer og arrangementer du åpner, og når du går videre for å kjøpe billett. Brukt til statistikk, uten informasjonskapsler.',

  cookieChoice: 'Valget ditt',
  cookieUnanswered: 'Du har ikke svart ennå, og ingen får vite noe.',
  cookieRefused: 'Du sa nei {when}. Ingen får vite noe.',
  cookieAccepted: 'Du sa ja til {who} {when}.',
  cookieBoth: ' og ',
  cookieByBrowser:
    'Nettleseren din sier nei for deg («Do Not Track» eller «Global Privacy Control»). Det holder vi oss til, og ingen får vite noe.',
  cookieNeedsScript: 'Uten JavaScript får ingen vite noe.',
  cookieAllow: 'Dette sier jeg ja til',
  cookieSave: 'Lagre valget',
  cookieRefuse: 'Avvis alle',
  cookieAccept: 'Godta alle',
}
