import { fill, accountWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { ListSection } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Account.module.css'
import { passkeysQuery } from '../passkeys/passkeys-query.ts'
import { BackupCodes } from './BackupCodes.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { type Secret, SetUp } from './SetUp.tsx'
import { twoFactorQuery } from './two-factor-query.ts'

/** Below this, new codes are suggested. */
const FEW_BACKUP_CODES = 3

/** What is being done. Each step that changes something begins with the password. */
type Step =
  | { name: 'none' }
  | { name: 'password-to-set-up' | 'password-for-codes' | 'password-to-turn-off' }
  | { name: 'set-up'; secret: Secret }
  | { name: 'codes'; codes: readonly string[] }

/** Two-factor authentication of one's own account. */
export function TwoFactor() {
  const [step, setStep] = useState<Step>({ name: 'none' })
  const { data, error, isError, refetch } = useQuery(twoFactorQuery)
  const { data: passkeys } = useQuery(passkeysQuery)

  function finish(next: Step = { name: 'none' }) {
    setStep(next)
    void refetch()
  }

  return (
    <ListSection title={words.twoFactorSection}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && step.name === 'none' && (
        <div className={styles.form}>
          <p className={styles.sentence} role="status">
            {data.isEnabled
              ? words.twoFactorOn
              : passkeys?.length
                ? words.twoFactorOffPasskey
                : words.twoFactorOff}{' '}
            {data.isEnabled && describeCodesLeft(data.backupCodesLeft)}
          </p>
          <ButtonRow>
            {data.isEnabled ? (
              <>
                <Button size="form" onPress={() => setStep({ name: 'password-for-codes' })}>
                  {words.newBackupCodes}
                </Button>
                <Button size="form" onPress={() => setStep({ name: 'password-to-turn-off' })}>
                  {words.twoFactorTurnOff}
                </Button>
              </>
            ) : (
              <Button size="form" onPress={() => setStep({ name: 'password-to-set-up' })}>
                {words.twoFactorTurnOn}
              </Button>
            )}
          </ButtonRow>
        </div>
      )}
      {step.name === 'password-to-set-up' && (
        <PasswordStep
          lead={words.twoFactorLead}
          button={words.continue}
          send={(password) => callDesk('twoFactorSetUp', { body: { password } })}
          onDone={(secret) => setStep({ name: 'set-up', secret })}
          onCancel={finish}
        />
      )}
      {step.name === 'set-up' && (
        <SetUp
          secret={step.secret}
          onDone={(codes) => finish({ name: 'codes', codes })}
          onCancel={() => finish()}
        />
      )}
      {step.name === 'password-for-codes' && (
        <PasswordStep
          lead={words.newBackupCodesLead}
          button={words.newBackupCodes}
          send={(password) => callDesk('twoFactorBackupCodes', { body: { password } })}
          onDone={({ backupCodes }) => finish({ name: 'codes', codes: backupCodes })}
          onCancel={finish}
        />
      )}
      {step.name === 'password-to-turn-off' && (
        <PasswordStep
          lead={words.twoFactorTurnOffLead}
          button={words.twoFactorTurnOff}
          send={(password) => callDesk('twoFactorTurnOff', { body: { password } })}
          onDone={() => finish()}
          onCancel={finish}
        />
      )}
      {step.name === 'codes' && <BackupCodes codes={step.codes} onDone={() => finish()} />}
    </ListSection>
  )
}

const describeCodesLeft = (count: number) =>
  fill(count < FEW_BACKUP_CODES ? words.backupCodesFew : words.backupCodesLeft, { count })
