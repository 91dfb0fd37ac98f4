import type { newPageWords } from '../../../nynorsk/desk/pages/new-page.ts'
import type { Translation } from '../../../translation.ts'

/** A new page: its name and address, and what it starts with. */
export const NEW_PAGE_ENGLISH: Translation<typeof newPageWords> = {
  title: 'New page',
  lead: 'Give the page a name, and choose what it should begin with. Nobody sees it before you publish.',
  pathMissing: 'Enter an address.',
  pathInvalid: 'An address begins with a slash and has no spaces: /about-us',
  pathReserved: 'The site uses that address itself. Choose another.',
  startWith: 'Begin with',
  empty: 'Empty page',
  emptyHelp: 'A row without blocks.',
  practical: 'Practical page',
  practicalHelp: 'Cover, text, and contact beside it.',
  articles: 'List of news',
  articlesHelp: 'Articles as cards, and sign-up for the newsletter.',
  festival: 'Festival',
  festivalHelp: 'Picture at the top, an introduction, the programme, and contact.',
  copy: 'A copy of another page',
  copyHelp: 'All rows and blocks, with their own content. The one you copy from is not changed.',
  copyOf: 'Copy from',
  loadingPages: 'Loading the pages …',
  copyMissing: 'Choose the page you want to copy.',
  create: 'Make page',
  refusedAddress: 'Another page has got this address. Choose another.',
  refusedInvalid: 'The page could not be saved. Check the name and address.',

  contactHeading: 'Contact us',
  articlesHeading: 'News',
  subscribeHeading: 'Get the programme by email',
  subscribeText: 'Every week, with what is on.',
  programmeHeading: 'Programme',
}
