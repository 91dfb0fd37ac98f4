import type { SiteFacts } from '@lerret/model'
import type { Member } from '@lerret/ui/member'
import { showSignedInName } from '../shell/signed-in-name.ts'
import { createMember } from './member.ts'

/** The query of the watch list's address that names a film to add. */
const WISH = 'film'

/** Members' features in this browser. */
export function startMember(
  { partners }: Pick<SiteFacts, 'partners'>,
  { now, log }: { now: () => number; log: (line: string) => void },
): Member {
  const member = createMember({
    partners,
    fetch: (address, options) => fetch(address, options),
    storage: () => localStorage,
    onStored: (listener) => addEventListener('storage', ({ key }) => listener(key)),
    address: () => location.href,
    open: (path) => location.assign(path),
    takeWish,
    // Any other way to do it is a navigation, which draws the page anew.
    dropHash: () => location.replace('#'),
    now,
    log,
  })
  member.session.subscribe(() => showSignedInName(member.session.getState()?.userName ?? ''))
  return member
}

/** The address is left without the wish, so that whoever takes the film off again is not given it back by reloading. */
function takeWish(): string | null {
  const url = new URL(location.href)
  const wish = url.searchParams.get(WISH)
  if (wish === null) return null
  url.searchParams.delete(WISH)
  history.replaceState(history.state, '', url)
  return wish
}
