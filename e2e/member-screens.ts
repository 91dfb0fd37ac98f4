import type { Page } from '@playwright/test'
import { TODAY } from './house/house.ts'
import { LONG_TITLE } from './states.ts'
import { waitForHydration } from './visit.ts'

const FILM = '/metropolis-dxm-20100212'
const COMING_FILM = '/the-phantom-of-the-opera-dxm-20111031'
/** A film that the member has not reviewed, nor does in another test. */
const UNREVIEWED_FILM = '/das-cabinet-des-dr.-caligari-dxm-20140209'
const LONG_NAME = 'Arbeidsmarknadsforskingsinstitusjonssamarbeid Østervoll'
const LONG_EMAIL = 'arbeidsmarknadsforskingsinstitusjonssamarbeid@fjordheim.example'

/** The path of a page that is made for one visitor, by its key. */
export type MadePath = 'confirmation' | 'sharedTicket'

export interface MemberScreen {
  path: string | MadePath
  isLoggedOut?: boolean
  /** What the server's replies to these calls are replaced by. */
  replies?: Record<string, (json: never) => unknown>
  /** What a person does until the state is reached. */
  act?(page: Page): Promise<unknown>
  /** A selector of what is scanned; the content of the page otherwise. */
  within?: string
}

type Wire = Record<string, unknown>

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

const longTickets = (tickets: Wire[]) =>
  tickets.map((ticket, index) => {
    const tonight = { StartTime: `${TODAY}T18:00:00Z`, ExpirationDate: `${TODAY}T20:00:00Z` }
    const Seats = [
      { Row: '3', Seats: '7, 8, 9, 10, 11, 12' },
      { Row: 'Balkong', Seats: 'rullestolplass 2' },
    ]
    return {
      ...ticket,
      ...(index === 0 && tonight),
      MovieTitle: LONG_TITLE,
      Poster: '',
      QRUrl: 'https://billettluka.example/ordre/1',
      SeatsInfo: { Info: '', Seats },
    }
  })
const tickets = { GetTicketsDx: longTickets }
const noTickets = { GetTicketsDx: () => [] }
const asUnconfirmed = (user: Wire) => ({ ...user, EmailConfirmed: false })

const provider = (state: Wire) => () => ({ Provider: 'Billettluka', Email: '', HasChanges: false, ...state })
const connected = { RefreshProviderDx: provider({ State: 'connected', Email: LONG_EMAIL }) }
const disconnected = { RefreshProviderDx: provider({ State: 'none' }) }
const expired = { RefreshProviderDx: provider({ State: 'expired', Email: LONG_EMAIL }) }

const film = (index: number, rest: Wire) => ({
  Title: index % 2 === 0 ? LONG_TITLE : 'Nosferatu',
  MovieId: `film-${index}`,
  Edis: [],
  Rating: 4.2,
  RatingCount: 5,
  Poster: '',
  link: FILM,
  NextShowing: null,
  ...rest,
})
const showing = (day: string, rest: Wire = {}) => ({
  StartTime: `${day}T18:00:00Z`,
  Screen: 'Storsalen',
  PurchaseUrl: 'https://billettluka.example/',
  IsLast: false,
  ...rest,
})
const watchList = {
  GetWatchlistDx: () => [
    film(0, { NextShowing: showing(TODAY, { IsLast: true }) }),
    film(1, { NextShowing: showing('2026-11-24') }),
    film(2, { RatingCount: 0 }),
  ],
}

const club = {
  GetClubDx: () => ({
    Member: {
      Number: 1042,
      UserName: LONG_NAME,
      JoinedAt: '2025-01-02T12:00:00Z',
      CardCode: '1042-123456',
      ChangesAt: '2099-01-01T00:00:00Z',
    },
    Offers: [
      { Id: 'offer', Title: LONG_TITLE, Text: LONG_TITLE, EndsAt: '2026-12-24T20:00:00Z', link: '/bar' },
    ],
    Screenings: [true, false].map((isSignedUp) => ({
      Id: `night-${isSignedUp}`,
      Title: isSignedUp ? LONG_TITLE : 'Filmquiz',
      Text: LONG_TITLE,
      StartTime: '2026-11-27T18:00:00Z',
      Screen: 'Kjellaren',
      link: FILM,
      SignUpCount: isSignedUp ? 12 : 0,
      IsSignedUp: isSignedUp,
    })),
  }),
}

const review = {
  Id: 'review',
  Rating: 4,
  Comment: `${LONG_TITLE}. ${LONG_NAME}!`,
  AddedAt: '2026-11-02T12:00:00Z',
}
const seen = { MovieId: 'film', Title: LONG_TITLE, Poster: '', link: FILM, SeenAt: '2026-11-01T18:00:00Z' }
const diary = {
  GetDiaryDx: () => [
    { ...seen, MovieId: 'film-1', Review: { ...review, IsHidden: false } },
    { ...seen, MovieId: 'film-2', Review: null },
    { ...seen, MovieId: 'film-3', Title: '', link: '', SeenAt: '', Review: { ...review, IsHidden: true } },
  ],
}

/** The screens of members and their states. Those that fail, or are loading, are in the journeys. */
export const MEMBER_SCREENS: Record<string, MemberScreen> = {
  'log-in': { path: '/logg-inn?attende=%2Fmine-billettar', isLoggedOut: true },
  register: {
    path: '/ny-konto',
    isLoggedOut: true,
    async act(page) {
      await press(page, 'Opprett konto')
      await see(page, 'Skriv e-postadressa di.')
    },
  },
  forgot: {
    path: '/gloymt-passord',
    isLoggedOut: true,
    async act(page) {
      await page.getByLabel('E-post').fill(LONG_EMAIL)
      await press(page, 'Send meg ei lenke')
      await see(page, /^Sjå i e-posten din/)
    },
  },
  'new-password': { path: '/nytt-passord#nokkel=abc', isLoggedOut: true },
  'new-password-without-link': { path: '/nytt-passord', isLoggedOut: true },
  confirmation: { path: 'confirmation', isLoggedOut: true },
  'confirmation-invalid': { path: '/stadfest-adresse?nokkel=abc', isLoggedOut: true },
  'shared-ticket': { path: 'sharedTicket', isLoggedOut: true },
  'shared-ticket-gone': { path: '/delt-billett?nokkel=abc', isLoggedOut: true },
  'club-for-visitors': { path: '/kinoklubb', isLoggedOut: true },
  'reviews-for-visitors': {
    path: FILM,
    isLoggedOut: true,
    replies: {
      GetReviewsByEdiDx: (reviews: Wire[]) =>
        reviews.map((each, index) => ({ ...each, UserName: LONG_NAME, IsSpoiler: index === 1 })),
    },
    async act(page) {
      await press(page, 'Les omtalane')
      await see(page, LONG_NAME)
    },
  },

  'front-page-tonight': {
    path: '/',
    replies: tickets,
    within: '[data-tonight]',
    act: (page) => see(page, /^I kveld/),
  },
  profile: {
    path: '/mi-side',
    replies: { ...tickets, ...diary },
    async act(page) {
      await see(page, 'Neste billett')
      await see(page, /^Sett /)
      await page.getByRole('radio', { name: 'Ugle' }).waitFor()
    },
  },
  'profile-empty': {
    path: '/mi-side',
    replies: { ...noTickets, GetDiaryDx: () => [], GetUserDx: asUnconfirmed },
    async act(page) {
      await see(page, 'Her kjem filmane du har sett')
      await see(page, 'E-postadressa di er ikkje stadfesta.')
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await press(page, 'Slett kontoen min for godt')
      await see(page, 'Skriv passordet.')
    },
  },
  export: { path: '/partners/178/api/ExportUserPageDx' },
  tickets: {
    path: '/mine-billettar',
    replies: {
      ...tickets,
      ...connected,
      GetTicketOptionsDx: (options: Wire) => ({ ...options, Wallets: ['apple', 'google'] }),
      ShareTicketDx: () => ({
        TicketId: 'ticket',
        Url: `https://fjordheim.example/delt-billett?nokkel=${'abc'.repeat(14)}`,
        SharedAt: `${TODAY}T10:00:00Z`,
      }),
    },
    async act(page) {
      await press(page, 'Send til ein ven')
      await see(page, /^Lenka er klar/)
      await see(page, /^Du er kopla til/)
    },
  },
  'ticket-code': {
    path: '/mine-billettar#koden',
    replies: tickets,
    within: 'dialog[open]',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).waitFor(),
  },
  'tickets-none': {
    path: '/mine-billettar',
    replies: { ...noTickets, ...disconnected },
    async act(page) {
      await see(page, 'Du har ingen billettar her no.')
      await page.getByText('Kople til profilen din').click()
      await press(page, 'Kople til')
      await see(page, 'Skriv passordet.')
    },
  },
  'tickets-unconfirmed': {
    path: '/mine-billettar',
    replies: { ...noTickets, ...expired, GetUserDx: asUnconfirmed },
    async act(page) {
      await see(page, 'E-postadressa di er ikkje stadfesta.')
      await see(page, /har gått ut/)
    },
  },
  'watch-list': {
    path: '/vil-sja',
    replies: { ...watchList, RemoveFromWatchlistDx: () => true },
    async act(page) {
      await see(page, 'Siste sjanse')
      await press(page, 'Fjern Nosferatu frå «Vil sjå»')
      await page.getByRole('button', { name: 'Angre' }).waitFor()
    },
  },
  'watch-list-empty': {
    path: '/vil-sja',
    replies: { GetWatchlistDx: () => [] },
    act: (page) => see(page, /^Lista er tom/),
  },
  'film-awaited': {
    path: COMING_FILM,
    replies: { AddToWatchlistDx: () => true },
    async act(page) {
      await press(page, 'Sei frå når billettane kjem')
      await see(page, /^Du får e-post når/)
    },
  },
  'review-form': {
    path: `${UNREVIEWED_FILM}#skriv-omtale`,
    async act(page) {
      await press(page, 'Legg ut')
      await page.getByRole('alert').first().waitFor()
    },
  },
  'club-joining': { path: '/kinoklubb', act: (page) => page.getByLabel('Kode frå skranken').waitFor() },
  club: {
    path: '/kinoklubb',
    replies: club,
    async act(page) {
      await see(page, 'Du er påmeld.')
      for (const summary of await page.locator('main summary').all()) await summary.click()
    },
  },
}

/** Opens a screen in its state. */
export async function visitMemberScreen(
  page: Page,
  { path, replies = {}, act }: MemberScreen,
  houseUrl: string,
  madePaths: Record<MadePath, string>,
) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const [call, change] of Object.entries(replies))
    await page.route(`**/api/${call}*`, async (route) => {
      // What a call changes stays as it is.
      const json = route.request().method() === 'GET' ? await (await route.fetch()).json() : {}
      await route.fulfill({ json: change(json as never) })
    })
  // Another document, also when only the hash differs. Another site would start a new process.
  await page.goto(`${houseUrl}/robots.txt`)
  await page.goto(new URL(madePaths[path as MadePath] ?? path, houseUrl).href)
  if (!act) return
  await waitForHydration(page)
  await act(page)
}
