import { AppLinks } from './app-links/AppLinks.tsx'
import { Article } from './article/Article.tsx'
import { ArticleCardList } from './article-card-list/ArticleCardList.tsx'
import { type Blocks, perPart } from './block.tsx'
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
  'app-links': perPart<'app-links'>(AppLinks),
  article: perPart<'article'>(Article),
  'article-card-list': perPart<'article-card-list'>(ArticleCardList),
  'card-list': perPart<'card-list'>(CardList),
  'cinema-club': perPart<'cinema-club'>(CinemaClub),
  content: perPart<'content'>(Content),
  'cookie-list': perPart<'cookie-list'>(CookieList),
  cover: perPart<'cover'>(Cover),
  'cover-flow': perPart<'cover-flow'>(CoverFlow),
  'create-account': perPart<'create-account'>(CreateAccountAtStep),
  'culture-program': perPart<'culture-program'>(CultureProgram),
  'events-list': perPart<'events-list'>(EventsList),
  'forgot-password': perPart<'forgot-password'>(ForgotPassword),
  'foyer-screen': perPart<'foyer-screen'>(FoyerScreen),
  'gift-card': perPart<'gift-card'>(GiftCard),
  info: perPart<'info'>(Info),
  login: perPart<'login'>(Login),
  'manual-card-list': perPart<'manual-card-list'>(ManualCardList),
  'modal-dialog': perPart<'modal-dialog'>(ModalDialog),
  'movie-cover': perPart<'movie-cover'>(MovieCover),
  'movie-info': perPart<'movie-info'>(MovieInfo),
  'my-tickets': perPart<'my-tickets'>(MyTickets),
  'news-subscribe': perPart<'news-subscribe'>(NewsSubscribeAtStep),
  profile: perPart<'profile'>(Profile),
  program: perPart<'program'>(Program),
  'quick-links': perPart<'quick-links'>(QuickLinks),
  'reset-password': perPart<'reset-password'>(ResetPassword),
  reviews: perPart<'reviews'>(Reviews),
  schedule: perPart<'schedule'>(Schedule),
  'search-field': perPart<'search-field'>(SearchField),
  'search-results': perPart<'search-results'>(SearchResults),
  slideshow: Slideshow,
  ticket: perPart<'ticket'>(Ticket),
  'ticket-list': perPart<'ticket-list'>(TicketList),
  'watch-list': perPart<'watch-list'>(WatchList),
  'week-poster': perPart<'week-poster'>(WeekPoster),
}
