import { createContext, useContext } from 'react'

/** Every word the interface says, in nynorsk. A house may override any of them; `{name}` is filled in by the page. */
export const NYNORSK = {
  skipToContent: 'Hopp til innhaldet',
  mainMenu: 'Hovudmeny',
  footerMenu: 'Om nettstaden',
  menu: 'Meny',
  close: 'Lukk',
  submenuOf: 'Undermeny for {label}',
  opensInNewWindow: '(opnar i nytt vindauge)',
  toFrontPage: '{site}, til framsida',
  ticketsFrom: 'Billettsal ved {provider}',

  search: 'Søk',
  searchLabel: 'Søk i program og nyhende',
  hitsFor: '{count} treff på «{query}»',
  noHits: 'Ingen treff på «{query}». Prøv eit kortare ord, eller ring oss, så leitar vi i lag.',
  hitKindFilm: 'Film',
  hitKindCulture: 'Arrangement',
  hitKindArticle: 'Nyhende',
  moreHits: 'Vis fleire treff',
  fewerHits: 'Førre treff',
  hitPages: 'Fleire treff',

  today: 'I dag',
  tonight: 'I kveld',
  tomorrow: 'I morgon',
  done: 'ferdig {time}',
  jumpToDay: 'Gå til dag',
  oneMoreDay: 'Vis éin dag til',
  moreDays: 'Vis {count} dagar til',
  laterDays: 'Vis seinare dagar',
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
  notOnSale: 'Ikkje i sal',
  atDoor: 'Sal i døra',
  free: 'Gratis',
  cancelled: 'Avlyst',
  postponed: 'Utsett',
  postponedFrom: 'Utsett frå {when}. Ny dato kjem.',
  postponedNoDate: 'Ny dato kjem.',
  movedFrom: 'Flytta frå {when}',
  priceFrom: 'frå {price} kr',
  next: 'Neste',
  andMore: 'og {count} til',
  premiere: 'Premiere {when}',
  minutes: '{count} min',
  hoursAndMinutes: '{hours} t {minutes} min',
  hours: '{hours} t',

  ageForAll: 'Tillaten for alle',
  ageLimit: 'Aldersgrense {age} år',
  ageWithAdult: '{from}–{to} år i følgje med vaksen',
  ageAnyWithAdult: 'Under {age} år i følgje med vaksen',
  ageNobodyYounger: 'Ingen under 18 år',

  canWeGo: 'Kan vi gå?',
  tellWhoYouAre: 'Vel alder og tilrettelegging',
  onlyWhatFits: 'Viser det som passar',
  howOldIsYoungest: 'Kor gamal er den yngste?',
  allAges: 'Alle aldrar',
  ageRange: '{from}–{to} år',
  withAdult: 'I følgje med vaksen',
  accessWanted: 'Tilrettelegging',
  showWholeProgram: 'Vis heile programmet',
  noneFits: 'Ingen framsyningar passar. Prøv eit anna val, eller vis heile programmet.',

  subtitles: '{language} tekst',
  wheelchair: 'Rullestolplass',
  hearingLoop: 'Teleslynge',
  audioDescription: 'Synstolking',
  relaxed: 'Roleg framsyning',

  slides: 'Framheva',
  showSlide: 'Vis {number}: {title}',
  noShowings: 'Ingen framsyningar er lagde ut enno. Dei kjem her så snart dei er klare.',
  noShowingsInPeriod: 'Ingenting på programmet desse dagane. Sjå heile programmet for det som kjem.',
  noEvents: 'Ingen arrangement er lagde ut enno. Dei kjem her så snart dei er klare.',
  noFilms: 'Ingen filmar er lagde ut enno. Dei kjem her så snart dei er klare.',
  noComing: 'Ingen kommande filmar er lagde ut enno. Sjå kva som går på kino no.',
  noArticles: 'Ingen nyhende er lagde ut enno.',

  watchTrailer: 'Sjå trailer',
  published: 'Publisert',
  updated: 'Oppdatert',
  by: 'Av {author}',
  buyGiftCard: 'Kjøp gåvekort',
  appStore: 'Last ned frå App Store',
  googlePlay: 'Last ned frå Google Play',
}

export type Words = Readonly<typeof NYNORSK>

export const WordsContext = createContext<Words>(NYNORSK)

export const useWords = () => useContext(WordsContext)

/** `fill('Flytta frå {when}', { when: '5. desember' })` is `Flytta frå 5. desember`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
