import { fill } from '@lerret/words'
import { passkeyWords } from '@lerret/words/nynorsk/members/passkeys'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../dates.ts'
import { Button } from '../../../elements/Button.tsx'
import { Section } from '../../../elements/Section.tsx'
import memberStyles from '../../../member/Member.module.css'
import type { Member, PasskeyService } from '../../../member/member.ts'
import { StatusNotice } from '../../../member/Notices.tsx'
import type { Passkey } from '../../../member/passkey-service.ts'
import { toOsloDate } from '../../../oslo-clock.ts'
import { hasPasskeys } from '../../../passkey-support.ts'
import { useWordsWith } from '../../../words.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import styles from './Passkeys.module.css'

/** The member's passkeys. Adding and removing one asks for the password or another passkey. */
export function Passkeys({ member, email }: { member: Member; email: string }) {
  const words = useWordsWith(passkeyWords)
  const [service, setService] = useState<PasskeyService | null>(null)
  const [passkeys, setPasskeys] = useState<Passkey[] | null>(null)
  const [step, setStep] = useState<'add' | Passkey | null>(null)
  const [message, setMessage] = useState('')
  useEffect(() => {
    let isMounted = true
    async function load() {
      const loaded = await member.loadPasskeyService()
      const current = (await loaded?.fetchPasskeys()) ?? null
      if (!isMounted) return
      setService(loaded)
      setPasskeys(current)
    }
    void load()
    return () => {
      isMounted = false
    }
  }, [member])

  async function finish(done?: string) {
    setStep(null)
    setMessage(done ?? '')
    if (done && service) setPasskeys(await service.fetchPasskeys())
  }

  if (!service || !passkeys) return null
  return (
    <Section heading={words.passkeys} beside>
      <div className={memberStyles.stack}>
        <p>{words.passkeysLead}</p>
        {passkeys.length > 0 && (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <span>
                  <b>{passkey.name}</b> <Times passkey={passkey} now={new Date(member.now()).toISOString()} />
                </span>
                <Button
                  type="button"
                  look="quiet"
                  aria-label={fill(words.passkeyRemoveOf, { name: passkey.name })}
                  onClick={() => setStep(passkey)}
                >
                  {words.passkeyRemove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {message && <StatusNotice>{message}</StatusNotice>}
        {step === null && !hasPasskeys() && <p>{words.passkeysUnavailable}</p>}
        {step === null && hasPasskeys() && (
          <Button type="button" look="quiet" onClick={() => setStep('add')}>
            {words.passkeyAdd}
          </Button>
        )}
        {step === 'add' && (
          <PasskeyForm
            key="add"
            email={email}
            label={words.passkeyAdd}
            isNamed
            hasPasskey={passkeys.length > 0}
            send={(name, proof) => service.add({ name, proof })}
            onDone={() => void finish(words.passkeyAdded)}
            onCancel={() => void finish()}
          />
        )}
        {step !== null && step !== 'add' && (
          <PasskeyForm
            key={step.id}
            email={email}
            label={fill(words.passkeyRemoveOf, { name: step.name })}
            hasPasskey={hasPasskeys()}
            send={(_, proof) => service.remove({ id: step.id, proof })}
            onDone={() => void finish(words.passkeyRemoved)}
            onCancel={() => void finish()}
          />
        )}
      </div>
    </Section>
  )
}

function Times({ passkey: { createdAt, lastUsedAt, host }, now }: { passkey: Passkey; now: string }) {
  const words = useWordsWith(passkeyWords)
  const format = (instant: string) => formatDate(toOsloDate(instant), now, words)
  const created = format(createdAt)
  return (
    <span className={styles.times}>
      {lastUsedAt
        ? fill(words.passkeyTimes, { created, used: format(lastUsedAt) })
        : fill(words.passkeyUnused, { created })}
      {host !== window.location.hostname && `. ${fill(words.passkeyElsewhere, { host })}`}
    </span>
  )
}
