import { z } from 'zod'

const word = z.string()

/** The titles of the newsletter's pages and the texts of its mails, from the site's dictionary. `{site}` is the site's title. */
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
