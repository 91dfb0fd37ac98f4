import { type AccountClient, isSuperseded, latestOnly } from '@lerret/api'
import type { Club } from '@lerret/model'
import type { ClubState } from '@lerret/ui/member'
import { createArea } from '../area.ts'
import { toErrorResponse, toOutcome } from '../error-response.ts'

export type ClubAction =
  | { type: 'requested' }
  | { type: 'received'; club: Club }
  | { type: 'failed'; error: unknown }

export const INITIAL_CLUB: ClubState = { club: null, loading: false, error: null }

export function clubReducer(state: ClubState, action: ClubAction): ClubState {
  switch (action.type) {
    case 'requested':
      return { ...state, loading: true }
    case 'received':
      return { club: action.club, loading: false, error: null }
    case 'failed':
      return { ...state, loading: false, error: action.error }
  }
}

interface ClubDependencies {
  account: Pick<AccountClient, 'club' | 'joinClub' | 'leaveClub' | 'signUpForScreening'>
  asMember: <Result>(send: () => Promise<Result>) => Promise<Result>
}

/** The cinema club. Its data is never stored. */
export function createClub({ account, asMember }: ClubDependencies) {
  const area = createArea(INITIAL_CLUB, clubReducer)
  const fetchLatest = latestOnly((signal) => asMember(() => account.club(signal)))

  async function fetchClub() {
    area.dispatch({ type: 'requested' })
    try {
      area.dispatch({ type: 'received', club: await fetchLatest() })
    } catch (error) {
      if (!isSuperseded(error)) area.dispatch({ type: 'failed', error: toErrorResponse(error) })
    }
  }

  /** Clears the state before fetching it again, so that an old card is not shown. */
  const change = (send: () => Promise<void>) => toOutcome(asMember(send).then(area.reset).then(fetchClub))

  return {
    ...area,
    reset() {
      fetchLatest.cancel()
      area.reset()
    },
    fetchClub,
    joinClub: (code: string) => change(() => account.joinClub(code)),
    /** The card stays while the screenings are fetched again. */
    signUpForScreening: (id: string, isComing: boolean) =>
      toOutcome(asMember(() => account.signUpForScreening(id, isComing)).then(fetchClub)),
    leaveClub: () => change(account.leaveClub),
  }
}
