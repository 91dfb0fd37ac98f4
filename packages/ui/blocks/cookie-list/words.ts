import type { BrowserStorageItem, BrowserStorageName, DestinationKind } from '@lerret/model'

/** Separate from the other words, because only the cookie page needs them. */
export const COOKIE_WORDS = {
  who: {
    visitor: 'Når du les sidene',
    asked: 'Når du har svara på om andre får vite noko',
    member: 'Når du loggar inn',
  } satisfies Record<BrowserStorageItem['who'], string>,
  place: {
    cookie: 'Informasjonskapsel',
    'local-storage': 'Lokal lagring',
    cache: 'Kopi i nettlesaren',
  } satisfies Record<BrowserStorageItem['place'], string>,
  what: {
    'lerret-seen': ['Kva meldingar du har sett, så dei ikkje kjem att.', 'til du tømmer nettlesaren'],
    'lerret-pages': ['Sider du har opna, så dei kan lesast utan dekning.', 'dei 60 siste'],
    'lerret-data': ['Innhaldet i sider du har opna eller er på veg til.', 'dei 120 siste'],
    'lerret-assets': ['Skrift, stilark og kode som sidene er laga med.', 'dei 160 siste'],
    'lerret-images': ['Bilete du har sett.', 'dei 160 siste'],
    'lerret-consent': ['Kva du svara, og når.', 'eitt år, så spør vi att'],
    'lerret.session_token': ['At du er logga inn. Berre tenaren vår kan lese han.', '30 dagar'],
    'lerret.device': [
      'Kva telefon eller maskin du logga inn frå, så innlogginga ikkje kan brukast andre stader.',
      '90 dagar',
    ],
    'cw-profile-new': ['Namnet og e-posten din, og nøkkelen til innlogginga.', 'til du loggar ut'],
    'cw-profile': [
      'Det same, frå den eldre nettstaden vår. Vi lagar han ikkje, men les han om han er der.',
      'til du loggar ut',
    ],
    'lerret-tickets': ['Billettane dine, så dei kan visast i døra utan dekning.', 'til du loggar ut'],
  } satisfies Record<BrowserStorageName, [what: string, howLong: string]>,

  others: 'Det andre får vite',
  nobody: 'Ingenting. Vi fortel ingen andre kva du ser på, og difor spør vi deg heller ikkje om lov.',
  othersText:
    'Berre når du seier ja, og du kan like lett seie nei att. Vi køyrer ingen kode frå dei, og set ingen informasjonskapslar for dei på sidene våre. På sider der du loggar inn, søkjer eller ser dine eigne ting, får dei aldri vite noko.',
  destination: {
    facebook: [
      'Facebook',
      'Meta får vite kva sider, filmar og arrangement du opnar, og når du går vidare for å kjøpe billett. Er du logga inn på Facebook i same nettlesar, kan dei kople det til deg og vise deg annonsar. Informasjonskapslane på facebook.com er deira, og blir sletta i innstillingane til nettlesaren.',
    ],
    matomo: [
      'Statistikk på {host}',
      'Får vite kva sider, filmar og arrangement du opnar, og når du går vidare for å kjøpe billett. Brukt til statistikk, utan informasjonskapslar.',
    ],
  } satisfies Record<DestinationKind, [name: string, text: string]>,

  choice: 'Valet ditt',
  unanswered: 'Du har ikkje svara enno, og ingen får vite noko.',
  refused: 'Du sa nei {when}. Ingen får vite noko.',
  accepted: 'Du sa ja til {who} {when}.',
  both: ' og ',
  byBrowser:
    'Nettlesaren din seier nei for deg («Do Not Track» eller «Global Privacy Control»). Det held vi oss til, og ingen får vite noko.',
  needsScript: 'Utan JavaScript får ingen vite noko.',
  allow: 'Dette seier eg ja til',
  save: 'Lagre valet',
  refuse: 'Avvis alle',
  accept: 'Godta alle',
}
