import { fill, ACCOUNT_NYNORSK as words } from '@lerret/words/desk'
import { ListSection } from '../controls/ListSection.tsx'
import { Screen } from '../controls/Screen.tsx'
import { useStaff } from '../data/session.ts'
import { roleInSentence } from '../staff/roles.ts'
import styles from './Account.module.css'
import { LanguageForm } from './LanguageForm.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './two-factor/TwoFactor.tsx'

/** One's own account: name, language, password, two-factor authentication and sessions. */
export default function Account() {
  const { email, role } = useStaff()
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
            <PasswordForm />
          </ListSection>
        </div>
        <div className={styles.column}>
          <TwoFactor />
          <Sessions />
        </div>
      </div>
    </Screen>
  )
}
