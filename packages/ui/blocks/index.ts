import { AppLinks } from './app-links/AppLinks.tsx'
import { Article } from './article/Article.tsx'
import { ArticleCardList } from './article-card-list/ArticleCardList.tsx'
import { type Blocks, perPart } from './block.tsx'
import { CardList } from './card-list/CardList.tsx'
import { Content } from './content/Content.tsx'
import { Cover } from './cover/Cover.tsx'
import { CoverFlow } from './cover-flow/CoverFlow.tsx'
import { CultureProgram } from './culture-program/CultureProgram.tsx'
import { EventsList } from './events-list/EventsList.tsx'
import { FoyerScreen } from './foyer-screen/FoyerScreen.tsx'
import { GiftCard } from './gift-card/GiftCard.tsx'
import { Info } from './info/Info.tsx'
import { ManualCardList } from './manual-card-list/ManualCardList.tsx'
import { ModalDialog } from './modal-dialog/ModalDialog.tsx'
import { MovieCover } from './movie-cover/MovieCover.tsx'
import { MovieInfo } from './movie-info/MovieInfo.tsx'
import { NewsSubscribe } from './news-subscribe/NewsSubscribe.tsx'
import { Program } from './program/Program.tsx'
import { QuickLinks } from './quick-links/QuickLinks.tsx'
import { Schedule } from './schedule/Schedule.tsx'
import { SearchField } from './search-field/SearchField.tsx'
import { SearchResults } from './search-results/SearchResults.tsx'
import { Slideshow } from './slideshow/Slideshow.tsx'
import { Ticket } from './ticket/Ticket.tsx'
import { TicketList } from './ticket-list/TicketList.tsx'
import { WeekPoster } from './week-poster/WeekPoster.tsx'

/** How each component is drawn. One that is missing does not compile. */
export const BLOCKS: Blocks = {
  'app-links': perPart<'app-links'>(AppLinks),
  article: perPart<'article'>(Article),
  'article-card-list': perPart<'article-card-list'>(ArticleCardList),
  'card-list': perPart<'card-list'>(CardList),
  content: perPart<'content'>(Content),
  cover: perPart<'cover'>(Cover),
  'cover-flow': perPart<'cover-flow'>(CoverFlow),
  'culture-program': perPart<'culture-program'>(CultureProgram),
  'events-list': perPart<'events-list'>(EventsList),
  'foyer-screen': perPart<'foyer-screen'>(FoyerScreen),
  'gift-card': perPart<'gift-card'>(GiftCard),
  info: perPart<'info'>(Info),
  'manual-card-list': perPart<'manual-card-list'>(ManualCardList),
  'modal-dialog': perPart<'modal-dialog'>(ModalDialog),
  'movie-cover': perPart<'movie-cover'>(MovieCover),
  'movie-info': perPart<'movie-info'>(MovieInfo),
  'news-subscribe': perPart<'news-subscribe'>(NewsSubscribe),
  program: perPart<'program'>(Program),
  'quick-links': perPart<'quick-links'>(QuickLinks),
  schedule: perPart<'schedule'>(Schedule),
  'search-field': perPart<'search-field'>(SearchField),
  'search-results': perPart<'search-results'>(SearchResults),
  slideshow: Slideshow,
  ticket: perPart<'ticket'>(Ticket),
  'ticket-list': perPart<'ticket-list'>(TicketList),
  'week-poster': perPart<'week-poster'>(WeekPoster),
}
