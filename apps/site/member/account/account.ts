import type { AccountClient } from '@lerret/api'
import { type DiaryEntry, normalizeName } from '@lerret/model'
import type { Outcome } from '@lerret/ui/member'
import { toOutcome } from '../error-response.ts'
import type { Session } from '../session/session.ts'

interface AccountDependencies {
  account: Pick<
    AccountClient,
    | 'resetPassword'
    | 'changePassword'
    | 'updateUser'
    | 'sendEmailConfirmation'
    | 'changeEmail'
    | 'exportUser'
    | 'diary'
    | 'deleteUser'
    | 'setWatchMails'
    | 'stopWatchMails'
  >
  session: Session
}

/** Actions of members on their own account. */
export function createAccountArea({ account, session }: AccountDependencies) {
  return {
    resetPassword: (input: { key: string; password: string }) => toOutcome(account.resetPassword(input)),
    changePassword: (input: { password: string; newPassword: string }) =>
      toOutcome(
        session.asMember(() => account.changePassword(input)).then(({ profile }) => session.start(profile)),
      ),
    rename: (userName: string) =>
      toOutcome(
        session
          .asMember(() => account.updateUser(userName))
          .then(() => {
            const profile = session.store.getState()
            if (profile) session.start({ ...profile, userName: normalizeName(userName) })
          }),
      ),
    sendEmailConfirmation: () => toOutcome(session.asMember(() => account.sendEmailConfirmation())),
    changeEmail: (input: { email: string; password: string }) =>
      toOutcome(session.asMember(() => account.changeEmail(input))),
    async exportData(): Promise<Outcome & { file?: Blob }> {
      const file = session.asMember(() => account.exportUser())
      const outcome = await toOutcome(file)
      return outcome.isDone ? { ...outcome, file: await file } : outcome
    },
    async fetchDiary(): Promise<Outcome & { entries?: DiaryEntry[] }> {
      const entries = session.asMember(() => account.diary())
      const outcome = await toOutcome(entries)
      return outcome.isDone ? { ...outcome, entries: await entries } : outcome
    },
    setWatchMails: (isWanted: boolean) => toOutcome(session.asMember(() => account.setWatchMails(isWanted))),
    /** Works without a log-in, by the key in the mail. */
    stopWatchMails: (key: string) => toOutcome(account.stopWatchMails(key)),
    deleteAccount: (password: string) =>
      toOutcome(session.asMember(() => account.deleteUser(password)).then(session.end)),
  }
}
