import { accountWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { loadSession } from '../sign-in/load-session.ts'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import styles from './Account.module.css'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { passkeysQuery } from './passkeys/passkeys-query.ts'
import { TwoFactor } from './two-factor/TwoFactor.tsx'
import { twoFactorQuery } from './two-factor/two-factor-query.ts'

/** All that somebody sees whose role needs a second factor that is not set up yet. Backup codes stay until they are stored. */
export default function RequiredFactor() {
  const { data: passkeys } = useQuery(passkeysQuery)
  const { data: twoFactor } = useQuery(twoFactorQuery)
  const hasFactor = twoFactor?.isEnabled || Boolean(passkeys?.length)
  return (
    <SignInPage title={words.factorNeededTitle} lead={words.factorNeededLead}>
      <div className={styles.column}>
        <Passkeys />
        <TwoFactor />
        {hasFactor && (
          <Button kind="signal" size="large" onPress={() => void loadSession()}>
            {words.factorNeededContinue}
          </Button>
        )}
      </div>
    </SignInPage>
  )
}
