import type { shellWords } from '../nynorsk/shell.ts'
import type { Translation } from '../translation.ts'

/** Words of what surrounds a page (header, menu, footer), and of the page of a closed site. Only the server renders them. */
export const SHELL_ENGLISH: Translation<typeof shellWords> = {
  menu: 'Menu',
  frontPage: 'Front page',
  culture: 'Culture',
  cinemaCalendar: 'Cinema',
  stageCalendar: 'Stage',
  childrenCalendar: 'For children',
  skipToContent: 'Skip to content',
  languages: 'Language',
  mainMenu: 'Main menu',
  footerMenu: 'About the site',
  submenuOf: 'Submenu of {label}',
  opensInNewWindow: '(opens in a new window)',
  toFrontPage: '{site}, to the front page',
  sharePage: 'Share this page',
  linkCopied: 'The link is copied.',
  accessibilityStatement: 'Accessibility statement',
  ticketsFrom: 'Tickets sold by {provider}',

  savedCopy: 'There is no connection. What you see here is from {when}.',

  closedTitle: 'The website is closed for a little while',
  closedText: 'We are working on our website, and open again as soon as we are done. Thank you for waiting.',
  closedAgain: 'Try to open the page again',

  deskDiskFullTitle: 'The desk is closed: the disk is full',
  deskDiskFullText:
    'The website is open to visitors, but nothing can be stored now. Ask whoever runs the server to free some space. The desk opens by itself when there is room again.',

  loggedInAs: 'My page. Logged in as {name}',
  draftNotice: 'This is a draft. The address is valid until {date} at {time}.',
  draftGoneTitle: 'The address is no longer valid',
  draftGoneText: 'The draft cannot be seen here. Ask whoever sent you the address for a new one.',
}
