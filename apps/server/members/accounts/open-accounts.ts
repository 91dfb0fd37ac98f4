import type { Realm } from '../../platform/access/realms.ts'
import type { AccountDependencies, AccountRealms, Accounts } from './accounts.ts'
import { confirmEmail, findConfirmation } from './email-confirmations.ts'
import { changedMail } from './mails/account-mails.ts'
import { sendMail } from './mails/send-account-mail.ts'
import { requireNewPassword } from './password-links.ts'
import { findName } from './people.ts'
import { createAccounts } from './realm-accounts.ts'
import { createSecretBox } from './two-factor/secret-box.ts'

/** Accounts of every realm. */
export function openAccounts(dependencies: AccountDependencies): AccountRealms {
  const opened = new Map<Realm, Accounts>()
  return {
    forRealm(realm) {
      const accounts = opened.get(realm) ?? createAccounts(realm, dependencies)
      opened.set(realm, accounts)
      return accounts
    },
    findConfirmation: (key) => findConfirmation(dependencies.db, { key, now: dependencies.now() }),
    async confirmEmail(input) {
      const now = dependencies.now()
      const confirmed = await confirmEmail(dependencies.db, {
        ...input,
        now,
        requireNewPassword: (tx, personId) => requireNewPassword(tx, personId, now),
      })
      if (confirmed?.outcome === 'changed')
        await sendMail(dependencies, confirmed.previous, changedMail).catch(dependencies.logError)
      return confirmed
    },
    findName: (personId) => findName(dependencies.db, personId),
    hashPassword: dependencies.passwords.hash,
    secretBox: createSecretBox(dependencies.secret),
  }
}
