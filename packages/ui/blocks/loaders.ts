import { type Blocks, perPart } from './block.tsx'

type BlockLoaders = { [Component in keyof Blocks]: () => Promise<Blocks[Component]> }

/** The same as `BLOCKS`, loaded on demand: a browser gets only the code of the blocks it shows. */
export const BLOCK_LOADERS: BlockLoaders = {
  'app-links': async () => perPart<'app-links'>((await import('./app-links/AppLinks.tsx')).AppLinks),
  article: async () => perPart<'article'>((await import('./article/Article.tsx')).Article),
  'article-card-list': async () =>
    perPart<'article-card-list'>((await import('./article-card-list/ArticleCardList.tsx')).ArticleCardList),
  'card-list': async () => perPart<'card-list'>((await import('./card-list/CardList.tsx')).CardList),
  'cinema-club': async () =>
    perPart<'cinema-club'>((await import('./cinema-club/CinemaClub.tsx')).CinemaClub),
  content: async () => perPart<'content'>((await import('./content/Content.tsx')).Content),
  'cookie-list': async () =>
    perPart<'cookie-list'>((await import('./cookie-list/CookieList.tsx')).CookieList),
  cover: async () => perPart<'cover'>((await import('./cover/Cover.tsx')).Cover),
  'cover-flow': async () => perPart<'cover-flow'>((await import('./cover-flow/CoverFlow.tsx')).CoverFlow),
  'create-account': async () =>
    perPart<'create-account'>((await import('./create-account/CreateAccount.tsx')).CreateAccount),
  'culture-program': async () =>
    perPart<'culture-program'>((await import('./culture-program/CultureProgram.tsx')).CultureProgram),
  'events-list': async () =>
    perPart<'events-list'>((await import('./events-list/EventsList.tsx')).EventsList),
  'forgot-password': async () =>
    perPart<'forgot-password'>((await import('./forgot-password/ForgotPassword.tsx')).ForgotPassword),
  'foyer-screen': async () =>
    perPart<'foyer-screen'>((await import('./foyer-screen/FoyerScreen.tsx')).FoyerScreen),
  'gift-card': async () => perPart<'gift-card'>((await import('./gift-card/GiftCard.tsx')).GiftCard),
  info: async () => perPart<'info'>((await import('./info/Info.tsx')).Info),
  login: async () => perPart<'login'>((await import('./login/Login.tsx')).Login),
  'manual-card-list': async () =>
    perPart<'manual-card-list'>((await import('./manual-card-list/ManualCardList.tsx')).ManualCardList),
  'modal-dialog': async () =>
    perPart<'modal-dialog'>((await import('./modal-dialog/ModalDialog.tsx')).ModalDialog),
  'movie-cover': async () =>
    perPart<'movie-cover'>((await import('./movie-cover/MovieCover.tsx')).MovieCover),
  'movie-info': async () => perPart<'movie-info'>((await import('./movie-info/MovieInfo.tsx')).MovieInfo),
  'my-tickets': async () => perPart<'my-tickets'>((await import('./my-tickets/MyTickets.tsx')).MyTickets),
  'news-subscribe': async () =>
    perPart<'news-subscribe'>((await import('./news-subscribe/NewsSubscribe.tsx')).NewsSubscribe),
  profile: async () => perPart<'profile'>((await import('./profile/Profile.tsx')).Profile),
  program: async () => perPart<'program'>((await import('./program/Program.tsx')).Program),
  'quick-links': async () =>
    perPart<'quick-links'>((await import('./quick-links/QuickLinks.tsx')).QuickLinks),
  'reset-password': async () =>
    perPart<'reset-password'>((await import('./reset-password/ResetPassword.tsx')).ResetPassword),
  reviews: async () => perPart<'reviews'>((await import('./reviews/Reviews.tsx')).Reviews),
  schedule: async () => perPart<'schedule'>((await import('./schedule/Schedule.tsx')).Schedule),
  'search-field': async () =>
    perPart<'search-field'>((await import('./search-field/SearchField.tsx')).SearchField),
  'search-results': async () =>
    perPart<'search-results'>((await import('./search-results/SearchResults.tsx')).SearchResults),
  slideshow: async () => (await import('./slideshow/Slideshow.tsx')).Slideshow,
  ticket: async () => perPart<'ticket'>((await import('./ticket/Ticket.tsx')).Ticket),
  'ticket-list': async () =>
    perPart<'ticket-list'>((await import('./ticket-list/TicketList.tsx')).TicketList),
  'watch-list': async () => perPart<'watch-list'>((await import('./watch-list/WatchList.tsx')).WatchList),
  'week-poster': async () =>
    perPart<'week-poster'>((await import('./week-poster/WeekPoster.tsx')).WeekPoster),
}
