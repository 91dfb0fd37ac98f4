import type { NewsWords } from './words.ts'

/** For tests: short and distinct. */
export const NEWS_WORDS: NewsWords = {
  newsTitle: 'Nyhendebrev',
  newsTitleWrong: 'Feil',
  newsTitleSent: 'Sendt',
  newsTitleConfirm: 'Stadfest?',
  newsTitleConfirmed: 'Med',
  newsTitleUnsubscribe: 'Av?',
  newsTitleUnsubscribed: 'Avmeld',
  newsTitleInvalidLink: 'Verkar ikkje',
  newsAbout: 'Nytt frå {site}.',
  newsConfirm: 'Stadfest',
  newsUnsubscribe: 'Meld meg av',
  newsMailConfirmSubject: 'Stadfest at du vil ha nyhendebrev frå {site}',
  newsMailAsked: 'Nokon har bede om nyhendebrev frå {site}.',
  newsMailConfirm: 'Opne lenka:',
  newsMailNotYou: 'Var det ikkje du?',
  newsMailDelete: 'Slett',
  newsMailKnownSubject: 'Du er alt med på nyhendebrevet frå {site}',
  newsMailKnown: 'Du står på lista frå før.',
  newsMailLeave: 'Vil du ikkje ha det lenger?',
}
