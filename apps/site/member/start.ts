import type { SiteFacts } from '@lerret/model'
import type { Member } from '@lerret/ui/member'
import { showSignedInName } from '../shell/signed-in-name.ts'
import { createMember } from './member.ts'
import { openWithMessage, showMessages } from './messages.ts'
import { showTonightsTicket } from './tickets/tonight.ts'

/** The query parameter of the watch list's URL with a film to add. */
const FILM_PARAMETER = 'film'

/** Starts the features for members in this browser. */
export function startMember(
  facts: Pick<SiteFacts, 'partners' | 'words'>,
  { now, log }: { now: () => number; log: (line: string) => void },
): Member {
  const member = createMember({
    partners: facts.partners,
    fetch: (address, options) => fetch(address, options),
    storage: () => localStorage,
    onStorageChange: (listener) => addEventListener('storage', ({ key }) => listener(key)),
    url: () => location.href,
    open: (path) => location.assign(path),
    openWithMessage,
    takeRequestedFilm,
    // Other ways count as a navigation, which renders the page again.
    removeHash: () => location.replace('#'),
    now,
    log,
  })
  member.session.subscribe(() => showSignedInName(member.session.getState()?.userName ?? ''))
  showMessages()
  showTonightsTicket(member, facts)
  return member
}

/** Removes the parameter, so that reloading the page does not add the film again. */
function takeRequestedFilm(): string | null {
  const url = new URL(location.href)
  const movieId = url.searchParams.get(FILM_PARAMETER)
  if (movieId === null) return null
  url.searchParams.delete(FILM_PARAMETER)
  history.replaceState(history.state, '', url)
  return movieId
}
