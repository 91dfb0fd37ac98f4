import type { watchMailWords } from '../nynorsk/watch-mails.ts'
import type { Translation } from '../translation.ts'

/** Words of mails about films on a watch list. */
export const WATCH_MAIL_ENGLISH: Translation<typeof watchMailWords> = {
  watchMailShowingsSubject: '{title} is scheduled at {site}',
  watchMailShowingsSubjectMany: '{count} films you want to see are scheduled at {site}',
  watchMailShowings: 'Hello! You have marked this under “Want to see”, and now it is scheduled at {site}:',
  watchMailLastSubject: 'Last showing: {title}',
  watchMailLastSubjectMany: 'Last showing of {count} films you want to see',
  watchMailLast:
    'Hello! You have marked this under “Want to see”, and now it is on for the last time at {site}:',
  watchMailFilm: '{title}: {when}, {hall}.',
  watchMailFilmFirst: '{title}: first on {when}, {hall}.',
  watchMailSee: 'See times and tickets for {title}',
  watchMailWhy:
    'You get this email because somebody, probably you, has created an account at {site} with this address and marked films under “Want to see”. If you do not want more of these, one press is enough:',
  watchMailStop: 'Turn off emails about “Want to see”',
  watchMailNotYou:
    'Was it not you who created the account? Ask for a new password. Then only you can get in, and you can delete the account:',
  watchMailNotYouLink: 'Ask for a new password',
}
