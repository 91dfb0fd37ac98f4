import type { AccountClient } from '@lerret/api'
import type { Outcome } from '@lerret/ui/member'
import { outcomeOf } from '../error-response.ts'
import type { Session } from '../session/session.ts'

interface Parts {
  account: Pick<
    AccountClient,
    | 'resetPassword'
    | 'changePassword'
    | 'updateUser'
    | 'sendEmailConfirmation'
    | 'changeEmail'
    | 'exportUser'
    | 'deleteUser'
    | 'setWatchMails'
    | 'stopWatchMails'
  >
  session: Session
}

/** What members do with their own account. */
export function createAccountArea({ account, session }: Parts) {
  return {
    resetPassword: (input: { key: string; password: string }) => outcomeOf(account.resetPassword(input)),
    changePassword: (input: { password: string; newPassword: string }) =>
      outcomeOf(
        session.asMember(() => account.changePassword(input)).then(({ profile }) => session.begin(profile)),
      ),
    rename: (userName: string) =>
      outcomeOf(
        session
          .asMember(() => account.updateUser(userName))
          .then(() => {
            const profile = session.store.getState()
            if (profile) session.begin({ ...profile, userName: userName.trim() })
          }),
      ),
    sendEmailConfirmation: () => outcomeOf(session.asMember(() => account.sendEmailConfirmation())),
    changeEmail: (input: { email: string; password: string }) =>
      outcomeOf(session.asMember(() => account.changeEmail(input))),
    async exportData(): Promise<Outcome & { file?: Blob }> {
      const file = session.asMember(() => account.exportUser())
      const outcome = await outcomeOf(file)
      return outcome.isDone ? { ...outcome, file: await file } : outcome
    },
    setWatchMails: (isWanted: boolean) => outcomeOf(session.asMember(() => account.setWatchMails(isWanted))),
    /** By whoever has the mail with the key; nobody need be logged in. */
    stopWatchMails: (key: string) => outcomeOf(account.stopWatchMails(key)),
    deleteAccount: (password: string) =>
      outcomeOf(session.asMember(() => account.deleteUser(password)).then(session.end)),
  }
}
