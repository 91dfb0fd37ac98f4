/** Words of the cookie page. A chunk of their own: few visitors open it. */
export const cookieWords = {
  cookieWhoVisitor: 'Når du les sidene',
  cookieWhoAsked: 'Når du har svara på om andre får vite noko',
  cookieWhoMember: 'Når du loggar inn',

  cookiePlaceCookie: 'Informasjonskapsel',
  cookiePlaceLocalStorage: 'Lokal lagring',
  cookiePlaceCache: 'Kopi i nettlesaren',

  cookieWhatSeen: 'Kva meldingar du har sett, så dei ikkje kjem att.',
  cookieHowLongSeen: 'til du tømmer nettlesaren',
  cookieWhatPages: 'Sider du har opna, så dei kan lesast utan dekning.',
  cookieHowLongPages: 'dei 60 siste',
  cookieWhatData: 'Innhaldet i sider du har opna eller er på veg til.',
  cookieHowLongData: 'dei 120 siste',
  cookieWhatAssets: 'Skrift, stilark og kode som sidene er laga med.',
  cookieHowLongAssets: 'dei 160 siste',
  cookieWhatImages: 'Bilete du har sett.',
  cookieHowLongImages: 'dei 160 siste',
  cookieWhatConsent: 'Kva du svara, og når.',
  cookieHowLongConsent: 'eitt år, så spør vi att',
  cookieWhatSession: 'At du er logga inn. Berre tenaren vår kan lese han.',
  cookieHowLongSession: '30 dagar',
  cookieWhatDevice:
    'Kva telefon eller maskin du logga inn frå, så innlogginga ikkje kan brukast andre stader.',
  cookieHowLongDevice: '90 dagar',
  cookieWhatProfile: 'Namnet og e-posten din, og nøkkelen til innlogginga.',
  cookieHowLongProfile: 'til du loggar ut',
  cookieWhatOldProfile:
    'Det same, frå den eldre nettstaden vår. Vi lagar han ikkje, men les han om han er der.',
  cookieHowLongOldProfile: 'til du loggar ut',
  cookieWhatTickets: 'Billettane dine, så dei kan visast i døra utan dekning.',
  cookieHowLongTickets: 'til du loggar ut',

  cookieOthers: 'Det andre får vite',
  cookieNobody: 'Ingenting. Vi fortel ingen andre kva du ser på, og difor spør vi deg heller ikkje om lov.',
  cookieOthersText:
    'Berre når du seier ja, og du kan like lett seie nei att. Vi køyrer ingen kode frå dei, og set ingen informasjonskapslar for dei på sidene våre. På sider der du loggar inn, søkjer eller ser dine eigne ting, får dei aldri vite noko.',
  cookieDestinationFacebook: 'Facebook',
  cookieDestinationTextFacebook:
    'Meta får vite kva sider, filmar og arrangement du opnar, og når du går vidare for å kjøpe billett. Er du logga inn på Facebook i same nettlesar, kan dei kople det til deg og vise deg annonsar. Informasjonskapslane på facebook.com er deira, og blir sletta i innstillingane til nettlesaren.',
  cookieDestinationMatomo: 'Statistikk på {host}',
  cookieDestinationTextMatomo:
    'Får vite kva sider, filmar og arrangement du opnar, og når du går vidare for å kjøpe billett. Brukt til statistikk, utan informasjonskapslar.',

  cookieChoice: 'Valet ditt',
  cookieUnanswered: 'Du har ikkje svara enno, og ingen får vite noko.',
  cookieRefused: 'Du sa nei {when}. Ingen får vite noko.',
  cookieAccepted: 'Du sa ja til {who} {when}.',
  cookieBoth: ' og ',
  cookieByBrowser:
    'Nettlesaren din seier nei for deg («Do Not Track» eller «Global Privacy Control»). Det held vi oss til, og ingen får vite noko.',
  cookieNeedsScript: 'Utan JavaScript får ingen vite noko.',
  cookieAllow: 'Dette seier eg ja til',
  cookieSave: 'Lagre valet',
  cookieRefuse: 'Avvis alle',
  cookieAccept: 'Godta alle',
}

export type CookieWords = Readonly<Record<keyof typeof cookieWords, string>>
