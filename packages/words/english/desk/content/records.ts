import type { RECORD_NYNORSK } from '../../../nynorsk/desk/content/records.ts'
import type { Translation } from '../../../translation.ts'

/** Words of lists of records. */
export const RECORD_ENGLISH: Translation<typeof RECORD_NYNORSK> = {
  kindArticle: 'Article',
  kindBlock: 'Block',
  kindCulture: 'Event',
  kindDocument: 'Document',
  kindFilm: 'Film',
  kindFooter: 'Footer',
  kindHost: 'Web address',
  kindMedia: 'Picture',
  kindMenuItem: 'Menu item',
  kindPage: 'Page',
  kindPartners: 'Cinema partners',
  kindProduction: 'Film or event',
  kindRedirect: 'Redirect',
  kindSettings: 'Settings',
  kindShowing: 'Showing',
  kindTheme: 'Appearance',
  kindTicketing: 'Ticket sales',

  columnTitle: 'Title',
  columnState: 'State',
  columnAuthor: 'Last saved by',
  columnSaved: 'Saved',

  searchIn: 'Search {label}',
  filterState: 'Show',
  allStates: 'All',
  stateWaiting: 'Waiting to be published',
  statePublishedOnly: 'Published',
  stateChangedOnly: 'Changed since publishing',
  stateDraftOnly: 'Drafts',
  statePlannedOnly: 'Planned',
  order: 'Order',
  orderNewest: 'Last saved first',
  orderOldest: 'Oldest first',
  orderTitle: 'By title',

  count: '{count} in the list',
  noHits: 'Nothing fits what you are looking for.',
  nothingYet: 'There is nothing here yet.',
  pages: 'Pages of the list',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: 'Page {page} of {pages}',
}
