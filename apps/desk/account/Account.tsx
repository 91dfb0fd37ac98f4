import { fill, accountWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { ListSection } from '../controls/ListSection.tsx'
import { Screen } from '../controls/Screen.tsx'
import { useStaff } from '../data/session.ts'
import { readSignInService } from '../sign-in/sign-in-service.ts'
import { roleInSentence } from '../staff/roles.ts'
import styles from './Account.module.css'
import { LanguageForm } from './LanguageForm.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './two-factor/TwoFactor.tsx'
import { twoFactorQuery } from './two-factor/two-factor-query.ts'

/** One's own account: name, language, password, passkeys, two-factor authentication and sessions. */
export default function Account() {
  const { email, role } = useStaff()
  const { data } = useQuery(twoFactorQuery)
  const hasPassword = data?.hasPassword ?? true
  return (
    <Screen title={words.accountTitle} lead={fill(words.accountLead, { email, role: roleInSentence(role) })}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ListSection title={words.nameSection}>
            <NameForm />
          </ListSection>
          <ListSection title={words.languageSection}>
            <LanguageForm />
          </ListSection>
          <ListSection title={words.passwordSection}>
            {hasPassword ? (
              <PasswordForm />
            ) : (
              <p className={styles.sentence}>
                {fill(words.passwordElsewhere, { name: readSignInService()?.name ?? '…' })}
              </p>
            )}
          </ListSection>
        </div>
        <div className={styles.column}>
          {hasPassword && (
            <>
              <Passkeys />
              <TwoFactor />
            </>
          )}
          <Sessions />
        </div>
      </div>
    </Screen>
  )
}
