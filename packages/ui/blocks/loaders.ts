import { type Blocks, perItem } from './block.tsx'

type BlockLoaders = { [Component in keyof Blocks]: () => Promise<Blocks[Component]> }

/** The same as `BLOCKS`, loaded on demand: a browser gets only the code of the blocks it shows. */
export const BLOCK_LOADERS: BlockLoaders = {
  'app-links': async () => perItem<'app-links'>((await import('./app-links/AppLinks.tsx')).AppLinks),
  article: async () => perItem<'article'>((await import('./article/Article.tsx')).Article),
  'article-card-list': async () =>
    perItem<'article-card-list'>((await import('./article-card-list/ArticleCardList.tsx')).ArticleCardList),
  'card-list': async () => perItem<'card-list'>((await import('./card-list/CardList.tsx')).CardList),
  'cinema-club': async () =>
    perItem<'cinema-club'>((await import('./cinema-club/CinemaClub.tsx')).CinemaClub),
  content: async () => perItem<'content'>((await import('./content/Content.tsx')).Content),
  'cookie-list': async () =>
    perItem<'cookie-list'>((await import('./cookie-list/CookieList.tsx')).CookieList),
  cover: async () => perItem<'cover'>((await import('./cover/Cover.tsx')).Cover),
  'cover-flow': async () => perItem<'cover-flow'>((await import('./cover-flow/CoverFlow.tsx')).CoverFlow),
  'create-account': async () =>
    perItem<'create-account'>((await import('./create-account/CreateAccount.tsx')).CreateAccount),
  'culture-program': async () =>
    perItem<'culture-program'>((await import('./culture-program/CultureProgram.tsx')).CultureProgram),
  'events-list': async () =>
    perItem<'events-list'>((await import('./events-list/EventsList.tsx')).EventsList),
  'forgot-password': async () =>
    perItem<'forgot-password'>((await import('./forgot-password/ForgotPassword.tsx')).ForgotPassword),
  'foyer-screen': async () =>
    perItem<'foyer-screen'>((await import('./foyer-screen/FoyerScreen.tsx')).FoyerScreen),
  'gift-card': async () => perItem<'gift-card'>((await import('./gift-card/GiftCard.tsx')).GiftCard),
  info: async () => perItem<'info'>((await import('./info/Info.tsx')).Info),
  login: async () => perItem<'login'>((await import('./login/Login.tsx')).Login),
  'manual-card-list': async () =>
    perItem<'manual-card-list'>((await import('./manual-card-list/ManualCardList.tsx')).ManualCardList),
  'modal-dialog': async () =>
    perItem<'modal-dialog'>((await import('./modal-dialog/ModalDialog.tsx')).ModalDialog),
  'movie-cover': async () =>
    perItem<'movie-cover'>((await import('./movie-cover/MovieCover.tsx')).MovieCover),
  'movie-info': async () => perItem<'movie-info'>((await import('./movie-info/MovieInfo.tsx')).MovieInfo),
  'my-tickets': async () => perItem<'my-tickets'>((await import('./my-tickets/MyTickets.tsx')).MyTickets),
  'news-subscribe': async () =>
    perItem<'news-subscribe'>((await import('./news-subscribe/NewsSubscribe.tsx')).NewsSubscribe),
  profile: async () => perItem<'profile'>((await import('./profile/Profile.tsx')).Profile),
  program: async () => perItem<'program'>((await import('./program/Program.tsx')).Program),
  'quick-links': async () =>
    perItem<'quick-links'>((await import('./quick-links/QuickLinks.tsx')).QuickLinks),
  'reset-password': async () =>
    perItem<'reset-password'>((await import('./reset-password/ResetPassword.tsx')).ResetPassword),
  reviews: async () => perItem<'reviews'>((await import('./reviews/Reviews.tsx')).Reviews),
  schedule: async () => perItem<'schedule'>((await import('./schedule/Schedule.tsx')).Schedule),
  'search-field': async () =>
    perItem<'search-field'>((await import('./search-field/SearchField.tsx')).SearchField),
  'search-results': async () =>
    perItem<'search-results'>((await import('./search-results/SearchResults.tsx')).SearchResults),
  slideshow: async () => (await import('./slideshow/Slideshow.tsx')).Slideshow,
  ticket: async () => perItem<'ticket'>((await import('./ticket/Ticket.tsx')).Ticket),
  'ticket-list': async () =>
    perItem<'ticket-list'>((await import('./ticket-list/TicketList.tsx')).TicketList),
  'watch-list': async () => perItem<'watch-list'>((await import('./watch-list/WatchList.tsx')).WatchList),
  'week-poster': async () =>
    perItem<'week-poster'>((await import('./week-poster/WeekPoster.tsx')).WeekPoster),
}
