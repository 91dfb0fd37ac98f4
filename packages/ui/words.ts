import type { SearchHit } from '@lerret/model'
import { createContext, useContext } from 'react'

/** Every word the interface says, in nynorsk. A house may override any of them; `{name}` is filled in by the page. */
export const NYNORSK = {
  menu: 'Meny',
  close: 'Lukk',

  noCoverage: 'Du er utan nett, og denne sida er ikkje lagra hos deg. Prøv att når du har dekning.',

  program: 'Program',
  news: 'Nyhende',
  culture: 'Kultur',

  search: 'Søk',
  searchLabel: 'Søk i program og nyhende',
  hitsFor: '{count} treff på «{query}»',
  hitsNear: 'Ingen treff på «{query}». Dette liknar:',
  noHits: 'Ingen treff på «{query}». Prøv eit kortare ord, eller ring oss, så leitar vi i lag.',
  hitKindFilm: 'Film',
  hitKindCulture: 'Arrangement',
  hitKindArticle: 'Nyhende',
  moreHits: 'Vis fleire treff',
  fewerHits: 'Førre treff',
  hitPages: 'Fleire treff',
  suggestions: 'Framlegg',
  suggestionCount: '{count} framlegg. Vel med piltastane.',
  noSuggestions: 'Ingen framlegg',

  today: 'I dag',
  tonight: 'I kveld',
  tomorrow: 'I morgon',
  done: 'ferdig {time}',
  dayWanted: 'Dag',
  allDays: 'Alle dagar',
  later: 'Seinare',
  from: 'frå',
  oneMoreDay: 'Vis éin dag til',
  moreDays: 'Vis {count} dagar til',
  laterDays: 'Vis seinare dagar',
  dayRange: '{from} til {to}',
  nothingThatDay: 'Ingenting på programmet.',
  nothingToday: 'Ingenting på programmet i dag.',
  begun: 'Har byrja',
  newProgramSoon: 'Nytt program kjem snart',

  week: 'Veke {number}',
  weeks: 'Veke {from}–{to}',
  nothingThisWeek: 'Ingenting på programmet desse dagane.',
  printPoster: 'Skriv ut sida, så får du plakaten på eitt A4-ark.',
  forThePaper: 'Til lokalavisa',
  forThePaperHow: 'Det same programmet som rein tekst. Eitt trykk merkjer alt.',
  listed: '{day} kl. {time}: {title} ({age}), {hall}',
  years: '{age} år',

  buy: 'Kjøp',
  buyTicket: 'Kjøp billett',
  get: 'Hent',
  getTicket: 'Hent billett',
  ticketFor: 'billett til {title}, {when}',
  forShowing: 'til {title}, {when}',
  addToCalendar: 'Legg framsyningane i kalenderen',
  seeShowings: 'Sjå framsyningar',
  seeTickets: 'Til billettane',
  readMore: 'Les meir',
  fewLeft: 'Få billettar att',
  soldOut: 'Utselt',
  saleOpens: 'Billettsalet opnar {when}',
  lastKnown: 'Vi får ikkje svar frå billettsalet. Dette er slik det var {when}. Spør om billettar på telefon',
  notOnSale: 'Ikkje i sal',
  atDoor: 'Sal i døra',
  free: 'Gratis',
  cancelled: 'Avlyst',
  postponed: 'Utsett',
  postponedFrom: 'Utsett frå {when}. Ny dato kjem.',
  postponedNoDate: 'Ny dato kjem.',
  movedFrom: 'Flytta frå {when}',
  reviewStars: '{count} av 5 stjerner',
  reviewCount: '{count} omtalar',
  reviewCountOne: '1 omtale',
  priceFrom: 'frå {price}\u00a0kr',
  next: 'Neste',
  nextShowing: 'Neste framsyning',
  andMore: 'og {count} til',
  premiere: 'Premiere {when}',
  minutes: '{count}\u00a0min',
  hoursAndMinutes: '{hours}\u00a0t {minutes}\u00a0min',
  hours: '{hours}\u00a0t',

  originalTitle: 'Originaltittel',
  director: 'Regi',
  cast: 'Skodespelarar',
  performers: 'Medverkande',
  organizer: 'Arrangør',
  runningTime: 'Speletid',
  genre: 'Sjanger',
  country: 'Land',
  year: 'År',
  countryAndYear: 'Land og år',
  ageLimitLabel: 'Aldersgrense',
  distributor: 'Distributør',

  ageForAll: 'Tillaten for alle',
  ageLimit: 'Aldersgrense {age} år',
  ageWithAdult: '{from}–{to} år i følgje med vaksen',
  ageAnyWithAdult: 'Under {age} år i følgje med vaksen',
  ageNobodyYounger: 'Ingen under 18 år',

  canWeGo: 'Kan vi gå?',
  tellWhoYouAre: 'Vel alder, språk og tilrettelegging',
  onlyWhatFits: 'Viser det som passar',
  howOldIsYoungest: 'Kor gammal er den yngste?',
  allAges: 'Alle aldrar',
  ageRange: '{from}–{to} år',
  withAdult: 'I følgje med vaksen',
  languageWanted: 'Språk',
  allLanguages: 'Alle språk',
  otherLanguages: 'Andre språk',
  accessWanted: 'Tilrettelegging',
  showWholeProgram: 'Vis heile programmet',
  noneFits: 'Ingen framsyningar passar. Prøv eit anna val, eller vis heile programmet.',

  subtitles: '{language} tekst',
  wheelchair: 'Rullestolplass',
  hearingLoop: 'Teleslynge',
  audioDescription: 'Synstolking',
  relaxed: 'Roleg framsyning',

  slides: 'Framheva',
  pauseSlides: 'Stans lysbileta',
  playSlides: 'Lat lysbileta gå',
  showSlide: 'Vis {number}: {title}',
  noShowings: 'Ingen framsyningar er lagde ut enno. Dei kjem her så snart dei er klare.',
  noShowingsInPeriod: 'Ingenting på programmet desse dagane. Sjå heile programmet for det som kjem.',
  noShowingsToday: 'Ingenting på programmet i dag. Sjå heile programmet for det som kjem.',
  nothingListed: 'Ingenting er lagt ut enno. Det kjem her så snart det er klart.',
  noEvents: 'Ingen arrangement er lagde ut enno. Dei kjem her så snart dei er klare.',
  noFilms: 'Ingen filmar er lagde ut enno. Dei kjem her så snart dei er klare.',
  noComing: 'Ingen kommande filmar er lagde ut enno. Sjå kva som går på kino no.',
  noArticles: 'Ingen nyhende er lagde ut enno.',

  trailer: 'Trailer',
  watchTrailer: 'Sjå trailer',
  videoFetched: 'Blir henta frå {host} når du opnar',
  table: 'Tabell',
  published: 'Publisert',
  updated: 'Oppdatert',
  by: 'Av {author}',
  buyGiftCard: 'Kjøp gåvekort',

  newsEmail: 'E-postadressa di',
  newsSubscribe: 'Meld meg på',
  newsTerms: 'Du får ei lenke på e-post for å stadfeste, og kan melde deg av når du vil.',

  myPage: 'Mi side',
  wantToSee: 'Vil sjå',
  watchAdd: 'Legg til {title} i «Vil sjå»',
  watchRemove: 'Fjern {title} frå «Vil sjå»',
  readReviews: 'Les omtalane',
  reviewsNeedScript: 'Omtalar frå publikum blir viste når nettlesaren køyrer JavaScript.',

  downloadFrom: 'Last ned frå',
  appStore: 'App Store',
  googlePlay: 'Google Play',
}

export type Words = Readonly<typeof NYNORSK>

/** What a page that was found is called. */
export const HIT_KIND_WORDS = {
  film: 'hitKindFilm',
  culture: 'hitKindCulture',
  article: 'hitKindArticle',
} as const satisfies Record<SearchHit['kind'], keyof Words>

export const WordsContext = createContext<Words>(NYNORSK)

export const useWords = () => useContext(WordsContext)

/** `fill('Flytta frå {when}', { when: '5. desember' })` is `Flytta frå 5. desember`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
