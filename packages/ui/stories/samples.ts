import type {
  FactsView,
  PictureView,
  ProductionCard,
  ProgrammeView,
  SafeHtml,
  ShowingView,
} from '@lerret/model'
import type { HouseView, OpeningHoursView } from '@lerret/page-engine/page-data'

/** Sample data for stories and tests. A story states only what matters to it. */

/** Sunday 15 November 2026, ten past three in Oslo. */
export const NOW = '2026-11-15T14:10:00.000Z'

export const picture = (id: string, alt: string, width = 1600, height = 900): PictureView => ({
  src: `/images/${id}`,
  alt,
  width,
  height,
  focalPoint: { x: 0.5, y: 0.4 },
})

export const html = (text: string) => text as SafeHtml

export const film = (facts: Partial<ProductionCard> = {}): ProductionCard => ({
  id: 'nosferatu',
  object: 'movie',
  kind: 'Skrekk',
  title: 'Nosferatu',
  href: '/nosferatu-dxm-20220117',
  summary: 'Grev Orlok flyttar til byen, og han har rotter med i bagasjen.',
  ageLimit: '12',
  minutes: 94,
  premiere: null,
  poster: picture('nosferatu-poster', 'Ein lang skugge går opp ei trapp', 1000, 1500),
  image: picture('nosferatu-still', 'Skuggen av ein mann med lange negler'),
  ...facts,
})

export const concert = (facts: Partial<ProductionCard> = {}): ProductionCard => ({
  id: 'hardingfele',
  object: 'culture',
  kind: 'Konsert',
  title: 'Hardingfele & elektronika',
  href: '/hardingfele-%26-elektronika-h4f9ex',
  summary: 'Åtte strenger og eit bord fullt av kablar.',
  ageLimit: 'A',
  minutes: 90,
  premiere: null,
  poster: null,
  image: picture('hardingfele', 'Ei hardingfele med strenger av lydbølgjer'),
  ...facts,
})

export const facts = (values: Partial<FactsView> = {}): FactsView => ({
  originalTitle: '',
  directors: [],
  cast: [],
  performers: [],
  organizer: '',
  minutes: null,
  genres: [],
  countries: [],
  year: null,
  ageLimit: 'A',
  distributor: '',
  ...values,
})

/** Tonight at 19.00, on sale. */
export const showing = (facts: Partial<ShowingView> = {}): ShowingView => ({
  id: 'showing-1',
  productionId: 'nosferatu',
  startsAt: '2026-11-15T18:00:00.000Z',
  endsAt: '2026-11-15T19:34:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  saleOpensAt: null,
  state: 'planned',
  previousStart: null,
  priceFrom: 130,
  formats: ['2D'],
  language: 'Tyske mellomtekstar',
  subtitles: 'Norsk',
  access: ['wheelchair', 'hearing-loop'],
  label: 'Levande orgel',
  companionNote: 'Ledsagar går gratis.',
  notice: null,
  purchaseHref: 'https://billett.example/fjordheim/events/1/purchase/setup?kanal=dxf',
  ...facts,
})

/** One showing in each state. */
export const everyState = (): ShowingView[] => {
  const day = (date: number, facts: Partial<ShowingView>): ShowingView =>
    showing({
      id: `showing-${date}`,
      startsAt: `2026-11-${date}T18:00:00.000Z`,
      endsAt: `2026-11-${date}T19:34:00.000Z`,
      ...facts,
    })
  return [
    day(15, {}),
    day(16, { ticketStatus: 'few-left' }),
    day(17, { ticketStatus: 'sold-out', purchaseHref: null }),
    day(18, { ticketStatus: 'not-yet', saleOpensAt: '2026-11-16T09:00:00.000Z', purchaseHref: null }),
    day(19, { ticketStatus: 'at-door', purchaseHref: null }),
    day(20, { ticketStatus: 'free', purchaseHref: null }),
    day(21, { state: 'cancelled', purchaseHref: null, notice: 'Framvisaren har stoppa.' }),
    day(22, { state: 'postponed', purchaseHref: null }),
    day(23, { state: 'moved', previousStart: '2026-11-21T18:00:00.000Z' }),
  ]
}

export const house: HouseView = {
  name: 'Fjordheim kulturhus',
  logo: picture('logo', 'Fjordheim kulturhus', 512, 512),
  address: 'Kaivegen 3, 5999 Fjordheim',
  phone: '55 00 00 00',
  email: 'post@fjordheim.example',
  web: 'fjordheim.example',
}

export const openingHours: OpeningHoursView[] = [
  { place: 'Skranken', lines: ['Ein time før første framsyning.'] },
  { place: 'Kafeen', lines: ['Onsdag–fredag 11–22', 'Laurdag 11–24'] },
]

export const evening: ProgrammeView = {
  productions: [film(), film({ id: 'safety-last', title: 'Safety Last!', ageLimit: '6' }), concert()],
  showings: [
    showing({
      id: 'begun',
      productionId: 'safety-last',
      startsAt: '2026-11-15T14:00:00.000Z',
      endsAt: '2026-11-15T15:20:00.000Z',
      hall: 'Sal 2',
      label: 'Strikkekino',
    }),
    showing({ ticketStatus: 'few-left' }),
    showing({
      id: 'full',
      productionId: 'hardingfele',
      startsAt: '2026-11-15T19:00:00.000Z',
      endsAt: '2026-11-15T20:30:00.000Z',
      hall: 'Kulturscena',
      label: null,
      ticketStatus: 'sold-out',
    }),
    showing({
      id: 'off',
      productionId: 'safety-last',
      startsAt: '2026-11-15T20:15:00.000Z',
      endsAt: '2026-11-15T21:35:00.000Z',
      hall: 'Sal 2',
      label: null,
      state: 'cancelled',
    }),
    showing({
      id: 'tomorrow',
      startsAt: '2026-11-16T18:00:00.000Z',
      endsAt: '2026-11-16T19:34:00.000Z',
      state: 'moved',
      previousStart: '2026-11-15T18:00:00.000Z',
    }),
    showing({
      id: 'not-yet',
      productionId: 'hardingfele',
      startsAt: '2026-11-16T19:00:00.000Z',
      endsAt: '2026-11-16T20:30:00.000Z',
      hall: 'Kulturscena',
      label: null,
      ticketStatus: 'not-yet',
      saleOpensAt: '2026-11-16T09:00:00.000Z',
      purchaseHref: null,
    }),
  ],
}

export const LONG_TITLE =
  'Spelemannen, fyrvaktaren og den uforklarlege tåka som kom inn over Fjordheim ein tysdag'

export const films: ProgrammeView = {
  productions: [
    film(),
    film({
      id: 'metropolis',
      title: 'Metropolis',
      href: '/metropolis-dxm-20100212',
      ageLimit: '9',
      poster: null,
    }),
    film({ id: 'long', title: LONG_TITLE, href: '/spelemannen-dxm-20260001', ageLimit: 'A' }),
  ],
  showings: [
    ...everyState(),
    showing({
      id: 'metropolis-1',
      productionId: 'metropolis',
      startsAt: '2026-11-24T17:00:00.000Z',
      endsAt: '2026-11-24T19:28:00.000Z',
      hall: 'Sal 2',
      label: 'Strikkekino',
    }),
    showing({
      id: 'long-1',
      productionId: 'long',
      startsAt: '2026-11-25T17:00:00.000Z',
      endsAt: '2026-11-25T19:00:00.000Z',
    }),
  ],
}

export const culture: ProgrammeView = {
  productions: [concert()],
  showings: everyState().map((each) => ({ ...each, productionId: 'hardingfele', hall: 'Kulturscena' })),
}

export const coming: ProgrammeView = {
  productions: [
    film({
      id: 'haxan',
      title: 'Häxan',
      href: '/häxan-dxm-20160918',
      ageLimit: '15',
      premiere: '2026-12-04',
    }),
    film({ id: 'phantom', title: 'The Phantom of the Opera', premiere: '2027-01-08' }),
  ],
  showings: [],
}

export const cards = [
  {
    title: 'Vaffelkino',
    text: 'Steik, røre og svart kaffi i foajeen frå klokka 15.',
    href: '/article/vaffelkino',
    image: picture('vaffel', 'Ei vaffelplate med form som ein film'),
  },
  {
    title: 'Leig Sal 2',
    text: 'Bursdag, firmafilm eller eigen premiere: 84 sete.',
    href: '/leige',
    image: null,
  },
]
