import { z } from 'zod'

const word = z.string()

/** What the newsletter's pages are called and what its mails say, in the site's own words. `{site}` is its name. */
export const NewsWords = z.object({
  newsTitle: word,
  newsTitleWrong: word,
  newsTitleSent: word,
  newsTitleConfirm: word,
  newsTitleConfirmed: word,
  newsTitleUnsubscribe: word,
  newsTitleUnsubscribed: word,
  newsTitleInvalidLink: word,
  newsAbout: word,
  newsConfirm: word,
  newsUnsubscribe: word,
  newsMailConfirmSubject: word,
  newsMailAsked: word,
  newsMailConfirm: word,
  newsMailNotYou: word,
  newsMailDelete: word,
  newsMailKnownSubject: word,
  newsMailKnown: word,
  newsMailLeave: word,
})
export type NewsWords = z.infer<typeof NewsWords>

export const withSite = (sentence: string, site: string) => sentence.replaceAll('{site}', () => site)
