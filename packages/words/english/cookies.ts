import type { cookieWords } from '../nynorsk/cookies.ts'
import type { Translation } from '../translation.ts'

/** Words of the cookie page. A chunk of their own: few visitors open it. */
export const COOKIE_ENGLISH: Translation<typeof cookieWords> = {
  cookieWhoVisitor: 'When you read the pages',
  cookieWhoAsked: 'When you have answered whether others may know',
  cookieWhoMember: 'When you log in',

  cookiePlaceCookie: 'Cookie',
  cookiePlaceLocalStorage: 'Local storage',
  cookiePlaceCache: 'Copy in the browser',

  cookieWhatSeen: 'Which messages you have seen, so that they do not come again.',
  cookieHowLongSeen: 'until you clear the browser',
  cookieWhatPages: 'Pages you have opened, so that they can be read without coverage.',
  cookieHowLongPages: 'the last 60',
  cookieWhatData: 'The content of pages you have opened or are about to open.',
  cookieHowLongData: 'the last 120',
  cookieWhatAssets: 'Fonts, styles and code that the pages are made of.',
  cookieHowLongAssets: 'the last 160',
  cookieWhatImages: 'Pictures you have seen.',
  cookieHowLongImages: 'the last 160',
  cookieWhatConsent: 'What you answered, and when.',
  cookieHowLongConsent: 'one year, then we ask again',
  cookieWhatSession: 'That you are logged in. Only our server can read it.',
  cookieHowLongSession: '30 days',
  cookieWhatDevice:
    'Which phone or computer you logged in from, so that the log-in cannot be used elsewhere.',
  cookieHowLongDevice: '90 days',
  cookieWhatProfile: 'Your name and email, and the key to the log-in.',
  cookieHowLongProfile: 'until you log out',
  cookieWhatOldProfile: 'The same, from our older website. We do not create it, but read it if it is there.',
  cookieHowLongOldProfile: 'until you log out',
  cookieWhatTickets: 'Your tickets, so that they can be shown at the door without coverage.',
  cookieHowLongTickets: 'until you log out',

  cookieOthers: 'What others get to know',
  cookieNobody:
    'Nothing. We tell nobody else what you look at, and so we do not ask you for permission either.',
  cookieOthersText:
    'Only when you say yes, and you can just as easily say no again. We run no code of theirs, and set no cookies for them on our pages. On pages where you log in, search or see your own things, they never get to know anything.',
  cookieDestinationFacebook: 'Facebook',
  cookieDestinationTextFacebook:
    'Meta gets to know which pages, films and events you open, and when you go on to buy a ticket. If you are logged in to Facebook in the same browser, they can connect it to you and show you advertisements. The cookies of facebook.com are theirs, and are deleted in the settings of the browser.',
  cookieDestinationMatomo: 'Statistics at {host}',
  cookieDestinationTextMatomo:
    'Gets to know which pages, films and events you open, and when you go on to buy a ticket. Used for statistics, without cookies.',

  cookieChoice: 'Your choice',
  cookieUnanswered: 'You have not answered yet, and nobody gets to know anything.',
  cookieRefused: 'You said no on {when}. Nobody gets to know anything.',
  cookieAccepted: 'You said yes to {who} on {when}.',
  cookieBoth: ' and ',
  cookieByBrowser:
    'Your browser says no for you (“Do Not Track” or “Global Privacy Control”). We respect that, and nobody gets to know anything.',
  cookieNeedsScript: 'Without JavaScript nobody gets to know anything.',
  cookieAllow: 'I say yes to this',
  cookieSave: 'Save the choice',
  cookieRefuse: 'Refuse all',
  cookieAccept: 'Accept all',
}
