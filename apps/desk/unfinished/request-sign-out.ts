import { getSession } from '../data/session.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { signOut } from '../sign-in/load-session.ts'
import { readUnsent } from './use-unfinished.ts'

/** In the address of the list when somebody wants to sign out. */
export const SIGN_OUT_PARAM = 'loggut'

/** Signs out. With work that is only in this browser, the list of it is shown first. */
export async function requestSignOut() {
  const email = getSession().staff?.email
  const unsent = email ? await readUnsent(email) : []
  if (unsent.length > 0) navigate(`${pathTo('unfinished')}?${SIGN_OUT_PARAM}=1`)
  else await signOut()
}
