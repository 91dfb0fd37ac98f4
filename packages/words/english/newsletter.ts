import type { newsletterWords } from '../nynorsk/newsletter.ts'
import type { Translation } from '../translation.ts'

/** Words of the pages and mails for subscribing to the newsletter. `{site}` is the title of the site. */
export const NEWSLETTER_ENGLISH: Translation<typeof newsletterWords> = {
  newsTitle: 'Newsletter',
  newsTitleWrong: 'Error in the form: Newsletter',
  newsTitleSent: 'Check your inbox',
  newsTitleConfirm: 'One thing left',
  newsTitleConfirmed: 'You are in',
  newsTitleUnsubscribe: 'Do you want to unsubscribe?',
  newsTitleUnsubscribed: 'You are unsubscribed',
  newsTitleInvalidLink: 'The link does not work',
  newsAbout: 'Programme and news from {site}, straight to your inbox.',
  newsEmailInvalid: 'This is not a complete email address. Write it like this: name@example.com',
  newsTooMany: 'There were too many sign-ups from here in a short time. Wait ten minutes, and try again.',
  newsNotStored:
    'We cannot save anything right now, and you are not signed up yet. Try again a little later.',
  newsNotSent: 'We could not send the email now, and you are not signed up yet. Try again in a moment.',
  newsSent:
    'We have sent an email to the address you entered. Follow the link in it within seven days, and you are in. If you cannot find it, look in the spam folder.',
  newsConfirmHow: 'Press the button, and the newsletter comes to you by email.',
  newsConfirm: 'Confirm the sign-up',
  newsConfirmed: 'You will get the next newsletter. Every issue has a link to unsubscribe.',
  newsUnsubscribeHow: 'Press the button, and we delete your address, and you get no more newsletters.',
  newsUnsubscribe: 'Unsubscribe',
  newsUnsubscribed: 'Your address is deleted, and you get no more newsletters.',
  newsInvalidLink:
    'The link is too old, already used or incomplete. If you have unsubscribed, there is nothing more to do. If you want the newsletter, sign up once more.',
  newsStartAgain: 'To the sign-up',
  newsToFrontPage: 'To the front page',
  newsMailConfirmSubject: 'Confirm that you want the newsletter from {site}',
  newsMailAsked: 'Somebody, probably you, has asked for the newsletter from {site} to this address.',
  newsMailConfirm: 'Open the link within seven days and confirm, and you are in:',
  newsMailNotYou:
    'Was it not you? Then you need not do anything: without a confirmation we delete the address after seven days. You can delete it right away here:',
  newsMailDelete: 'Delete the address',
  newsMailKnownSubject: 'You already get the newsletter from {site}',
  newsMailKnown: 'You are on the list already, so you need not do anything.',
  newsIssueSubject: 'This week at {site}',
  newsIssueIntro: 'Here is what you can see and do in the days to come.',
  newsIssueReadMore: 'Read more',
  newsIssueTickets: 'See times and tickets',
  newsIssueInBrowser: 'Read the newsletter in the browser',
  newsIssueWhy: 'You get this because you have signed up for the newsletter from {site}.',
  newsIssueLeave: 'Unsubscribe',
  testMailSubject: 'Test email from {site}',
  testMailText: 'This is a test. If you read this, email from {site} arrives.',
  newsMailLeave: 'If you no longer want it, you can unsubscribe here:',
}
