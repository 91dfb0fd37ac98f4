import type { UserState } from '@lerret/ui/member'

export { INITIAL_USER } from '@lerret/ui/member'

export type UserAction =
  | { type: 'requested' }
  /** After a log-in or a new account, with the whole response. */
  | { type: 'logged-in'; userProfile: Readonly<Record<string, unknown>> }
  | { type: 'failed'; error: unknown }
  | { type: 'email-sent' }
  | { type: 'error-cleared' }

export function userReducer(user: UserState, action: UserAction): UserState {
  switch (action.type) {
    case 'requested':
      return { ...user, loading: true }
    case 'logged-in':
      return { ...user, userProfile: action.userProfile, loading: false, error: null }
    case 'failed':
      return { ...user, loading: false, error: action.error }
    case 'email-sent':
      return { ...user, loading: false, error: null, isEmailSent: true }
    case 'error-cleared':
      return { ...user, error: null }
  }
}
