import { type AccountClient, isSuperseded, latestOnly } from '@lerret/api'
import type { Club, ClubState } from '@lerret/ui/member'
import { createArea } from '../area.ts'
import { errorResponse, outcomeOf } from '../error-response.ts'

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

interface Parts {
  account: Pick<AccountClient, 'club' | 'joinClub' | 'leaveClub'>
  asMember: <Result>(ask: () => Promise<Result>) => Promise<Result>
}

/** The cinema club. Nothing of it is kept anywhere but in memory. */
export function createClub({ account, asMember }: Parts) {
  const area = createArea(INITIAL_CLUB, clubReducer)
  const ask = latestOnly((signal) => asMember(() => account.club(signal)))

  async function fetchClub() {
    area.dispatch({ type: 'requested' })
    try {
      area.dispatch({ type: 'received', club: await ask() })
    } catch (error) {
      if (!isSuperseded(error)) area.dispatch({ type: 'failed', error: errorResponse(error) })
    }
  }

  /** What was on the screen before is gone at once. */
  const change = (ask: () => Promise<void>) => outcomeOf(asMember(ask).then(area.reset).then(fetchClub))

  return {
    ...area,
    reset() {
      ask.cancel()
      area.reset()
    },
    fetchClub,
    joinClub: (code: string) => change(() => account.joinClub(code)),
    leaveClub: () => change(account.leaveClub),
  }
}
