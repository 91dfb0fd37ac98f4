import type { z } from 'zod'
import { foyerScreen } from './display/foyer-screen.ts'
import { weekPoster } from './display/week-poster.ts'
import { article } from './editorial/article.ts'
import { articleCardList } from './editorial/article-card-list.ts'
import { contact } from './editorial/contact.ts'
import { content } from './editorial/content.ts'
import { cookieList } from './editorial/cookie-list.ts'
import { cover } from './editorial/cover.ts'
import { hall } from './editorial/hall.ts'
import { info } from './editorial/info.ts'
import { movieInfo } from './editorial/movie-info.ts'
import { searchField } from './editorial/search-field.ts'
import { searchResults } from './editorial/search-results.ts'
import { cinemaClub } from './members/cinema-club.ts'
import { createAccount } from './members/create-account.ts'
import { forgotPassword } from './members/forgot-password.ts'
import { login } from './members/login.ts'
import { myTickets } from './members/my-tickets.ts'
import { profile } from './members/profile.ts'
import { resetPassword } from './members/reset-password.ts'
import { reviews } from './members/reviews.ts'
import { watchList } from './members/watch-list.ts'
import { newsSubscribe } from './newsletter/news-subscribe.ts'
import { coverFlow } from './programme/cover-flow.ts'
import { cultureProgram } from './programme/culture-program.ts'
import { eventsList } from './programme/events-list.ts'
import { movieCover } from './programme/movie-cover.ts'
import { program } from './programme/program.ts'
import { schedule } from './programme/schedule.ts'
import { ticket } from './programme/ticket.ts'
import { ticketList } from './programme/ticket-list.ts'
import { appLinks } from './promotion/app-links.ts'
import { cardList } from './promotion/card-list.ts'
import { giftCard } from './promotion/gift-card.ts'
import { manualCardList } from './promotion/manual-card-list.ts'
import { modalDialog } from './promotion/modal-dialog.ts'
import { quickLinks } from './promotion/quick-links.ts'
import { slideshow } from './promotion/slideshow.ts'

/** Every block. To add one, see docs/add-a-block.md. */
export const BLOCKS = {
  'app-links': appLinks,
  article,
  'article-card-list': articleCardList,
  'card-list': cardList,
  'cinema-club': cinemaClub,
  contact,
  content,
  'cookie-list': cookieList,
  cover,
  'cover-flow': coverFlow,
  'create-account': createAccount,
  'culture-program': cultureProgram,
  'events-list': eventsList,
  'forgot-password': forgotPassword,
  'foyer-screen': foyerScreen,
  'gift-card': giftCard,
  hall,
  info,
  login,
  'manual-card-list': manualCardList,
  'modal-dialog': modalDialog,
  'movie-cover': movieCover,
  'movie-info': movieInfo,
  'my-tickets': myTickets,
  'news-subscribe': newsSubscribe,
  profile,
  program,
  'quick-links': quickLinks,
  'reset-password': resetPassword,
  reviews,
  schedule,
  'search-field': searchField,
  'search-results': searchResults,
  slideshow,
  ticket,
  'ticket-list': ticketList,
  'watch-list': watchList,
  'week-poster': weekPoster,
}

export type ComponentId = keyof typeof BLOCKS

/** The settings of each component. */
export type BlockSettings = { [Component in ComponentId]: z.infer<(typeof BLOCKS)[Component]['settings']> }

/** The page data of one block data record, for each component. */
export type BlockItems = { [Component in ComponentId]: ReturnType<(typeof BLOCKS)[Component]['resolve']> }

export const COMPONENT_IDS = Object.keys(BLOCKS) as ComponentId[]

export const isComponentId = (id: string): id is ComponentId => Object.hasOwn(BLOCKS, id)
