import { AppLinks } from './app-links/AppLinks.tsx'
import { Article } from './article/Article.tsx'
import { ArticleCardList } from './article-card-list/ArticleCardList.tsx'
import { type Blocks, perItem } from './block.tsx'
import { CardList } from './card-list/CardList.tsx'
import { CinemaClub } from './cinema-club/CinemaClub.tsx'
import { Content } from './content/Content.tsx'
import { CookieList } from './cookie-list/CookieList.tsx'
import { Cover } from './cover/Cover.tsx'
import { CoverFlow } from './cover-flow/CoverFlow.tsx'
import { CreateAccountAtStep } from './create-account/CreateAccountAtStep.tsx'
import { CultureProgram } from './culture-program/CultureProgram.tsx'
import { EventsList } from './events-list/EventsList.tsx'
import { ForgotPassword } from './forgot-password/ForgotPassword.tsx'
import { FoyerScreen } from './foyer-screen/FoyerScreen.tsx'
import { GiftCard } from './gift-card/GiftCard.tsx'
import { Info } from './info/Info.tsx'
import { Login } from './login/Login.tsx'
import { ManualCardList } from './manual-card-list/ManualCardList.tsx'
import { ModalDialog } from './modal-dialog/ModalDialog.tsx'
import { MovieCover } from './movie-cover/MovieCover.tsx'
import { MovieInfo } from './movie-info/MovieInfo.tsx'
import { MyTickets } from './my-tickets/MyTickets.tsx'
import { NewsSubscribeAtStep } from './news-subscribe/NewsSubscribeAtStep.tsx'
import { Profile } from './profile/Profile.tsx'
import { Program } from './program/Program.tsx'
import { QuickLinks } from './quick-links/QuickLinks.tsx'
import { ResetPassword } from './reset-password/ResetPassword.tsx'
import { Reviews } from './reviews/Reviews.tsx'
import { Schedule } from './schedule/Schedule.tsx'
import { SearchField } from './search-field/SearchField.tsx'
import { SearchResults } from './search-results/SearchResults.tsx'
import { Slideshow } from './slideshow/Slideshow.tsx'
import { Ticket } from './ticket/Ticket.tsx'
import { TicketList } from './ticket-list/TicketList.tsx'
import { WatchList } from './watch-list/WatchList.tsx'
import { WeekPoster } from './week-poster/WeekPoster.tsx'

/** The component of every block. A missing one does not compile. */
export const BLOCKS: Blocks = {
  'app-links': perItem<'app-links'>(AppLinks),
  article: perItem<'article'>(Article),
  'article-card-list': perItem<'article-card-list'>(ArticleCardList),
  'card-list': perItem<'card-list'>(CardList),
  'cinema-club': perItem<'cinema-club'>(CinemaClub),
  content: perItem<'content'>(Content),
  'cookie-list': perItem<'cookie-list'>(CookieList),
  cover: perItem<'cover'>(Cover),
  'cover-flow': perItem<'cover-flow'>(CoverFlow),
  'create-account': perItem<'create-account'>(CreateAccountAtStep),
  'culture-program': perItem<'culture-program'>(CultureProgram),
  'events-list': perItem<'events-list'>(EventsList),
  'forgot-password': perItem<'forgot-password'>(ForgotPassword),
  'foyer-screen': perItem<'foyer-screen'>(FoyerScreen),
  'gift-card': perItem<'gift-card'>(GiftCard),
  info: perItem<'info'>(Info),
  login: perItem<'login'>(Login),
  'manual-card-list': perItem<'manual-card-list'>(ManualCardList),
  'modal-dialog': perItem<'modal-dialog'>(ModalDialog),
  'movie-cover': perItem<'movie-cover'>(MovieCover),
  'movie-info': perItem<'movie-info'>(MovieInfo),
  'my-tickets': perItem<'my-tickets'>(MyTickets),
  'news-subscribe': perItem<'news-subscribe'>(NewsSubscribeAtStep),
  profile: perItem<'profile'>(Profile),
  program: perItem<'program'>(Program),
  'quick-links': perItem<'quick-links'>(QuickLinks),
  'reset-password': perItem<'reset-password'>(ResetPassword),
  reviews: perItem<'reviews'>(Reviews),
  schedule: perItem<'schedule'>(Schedule),
  'search-field': perItem<'search-field'>(SearchField),
  'search-results': perItem<'search-results'>(SearchResults),
  slideshow: Slideshow,
  ticket: perItem<'ticket'>(Ticket),
  'ticket-list': perItem<'ticket-list'>(TicketList),
  'watch-list': perItem<'watch-list'>(WatchList),
  'week-poster': perItem<'week-poster'>(WeekPoster),
}
