import { z } from 'zod'

const word = z.string()

/** What mails of films on the watch list say, in the site's own words. `{title}` and such are filled in. */
export const WatchMailWords = z.object({
  watchMailShowingsSubject: word,
  watchMailShowingsSubjectMany: word,
  watchMailShowings: word,
  watchMailLastSubject: word,
  watchMailLastSubjectMany: word,
  watchMailLast: word,
  watchMailFilm: word,
  watchMailFilmFirst: word,
  watchMailSee: word,
  watchMailWhy: word,
  watchMailStop: word,
  watchMailNotYou: word,
  watchMailNotYouLink: word,
})
export type WatchMailWords = z.infer<typeof WatchMailWords>
