import type { ProviderAccount as Account } from '@lerret/model'
import { fill } from '@lerret/words'
import { type MemberTicketWords, memberTicketWords } from '@lerret/words/nynorsk/members/tickets'
import { useEffect, useState } from 'react'
import { Button } from '../../../elements/Button.tsx'
import { Section } from '../../../elements/Section.tsx'
import { errorMessage, getErrorCode } from '../../../member/error-messages.ts'
import { EmailField } from '../../../member/forms/EmailField.tsx'
import { useForm } from '../../../member/forms/form-state.ts'
import { MemberForm } from '../../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../../member/forms/PasswordField.tsx'
import memberStyles from '../../../member/Member.module.css'
import type { TicketServices } from '../../../member/member.ts'
import { ErrorNotice, StatusNotice } from '../../../member/Notices.tsx'
import { useMemberWords } from '../../../member/words.ts'
import { useWordsWith } from '../../../words.ts'

/** What the member has just done, which the section confirms. */
type Done = 'connected' | 'disconnected' | null

/** The member's own account at the ticketing provider: connects it, and disconnects it. */
export function ProviderAccount({ services }: { services: TicketServices }) {
  const words = useWordsWith(memberTicketWords)
  const [account, setAccount] = useState<Account | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [done, setDone] = useState<Done>(null)
  useEffect(() => {
    let isMounted = true
    void services.refreshProvider().then((outcome) => {
      if (!isMounted) return
      setError(outcome.account ? null : outcome.error)
      if (outcome.account) setAccount(outcome.account)
    })
    return () => {
      isMounted = false
    }
  }, [services])

  // Without network, the page says so already.
  if (!account) return getErrorCode(error) === 'provider_unavailable' ? <Unavailable /> : null
  if (account.state === 'unavailable') return null
  const { provider, email } = account
  const finish = (next: Account, outcome: Done) => {
    setAccount(next)
    setDone(outcome)
  }
  return (
    <Section heading={fill(words.provider, { provider })} beside>
      <div className={memberStyles.stack}>
        {done === 'disconnected' && (
          <StatusNotice>{fill(words.providerDisconnected, { provider })}</StatusNotice>
        )}
        {account.state === 'connected' ? (
          <Connected
            text={fill(words.providerConnected, { provider, email })}
            isNew={done === 'connected'}
            services={services}
            onDisconnected={() => finish({ ...account, state: 'none', email: '' }, 'disconnected')}
          />
        ) : (
          <Connect account={account} services={services} onConnected={(next) => finish(next, 'connected')} />
        )}
      </div>
    </Section>
  )
}

function Unavailable() {
  const words = useWordsWith(memberTicketWords)
  return <ErrorNotice>{fill(words.providerUnavailable, { provider: words.providerUnnamed })}</ErrorNotice>
}

interface ConnectedProps {
  text: string
  /** Whether the account was connected just now. */
  isNew: boolean
  services: TicketServices
  onDisconnected: () => void
}

function Connected({ text, isNew, services, onDisconnected }: ConnectedProps) {
  const words = useWordsWith(memberTicketWords)
  const memberWords = useMemberWords()
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  async function disconnect() {
    if (isBusy) return
    setBusy(true)
    const outcome = await services.disconnectProvider()
    setBusy(false)
    if (outcome.isDone) onDisconnected()
    else setError(outcome.error)
  }
  return (
    <>
      {isNew ? <StatusNotice>{text}</StatusNotice> : <p>{text}</p>}
      {error !== null && <ErrorNotice>{errorMessage(error, memberWords)}</ErrorNotice>}
      <Button type="button" look="quiet" aria-busy={isBusy} onClick={() => void disconnect()}>
        {words.providerDisconnect}
      </Button>
    </>
  )
}

const FIELDS = ['email', 'password']

interface ConnectProps {
  account: Account
  services: TicketServices
  onConnected: (account: Account) => void
}

function Connect({ account: { state, provider, email }, services, onConnected }: ConnectProps) {
  const words = useWordsWith(memberTicketWords)
  const [isOpen, setOpen] = useState(state === 'expired')
  const form = useForm(
    FIELDS,
    async (input) => {
      const outcome = await services.connectProvider({
        email: input.email?.trim() ?? '',
        password: input.password ?? '',
      })
      if (outcome.account) onConnected(outcome.account)
      return outcome
    },
    (code) => {
      const word = ERROR_WORDS[code]
      return word && fill(words[word], { provider })
    },
  )
  return (
    <>
      {state === 'expired' ? (
        <ErrorNotice>{fill(words.providerExpired, { provider })}</ErrorNotice>
      ) : (
        <p>{fill(words.providerText, { provider })}</p>
      )}
      <details
        className={memberStyles.fold}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{fill(words.providerOpen, { provider })}</summary>
        <MemberForm submitLabel={words.providerConnect} look="action" form={form}>
          <EmailField
            label={fill(words.providerEmail, { provider })}
            autoComplete="off"
            defaultValue={email}
            error={form.errors?.email}
          />
          <PasswordField label={fill(words.providerPassword, { provider })} name="password" form={form} />
          <p>{fill(words.providerPasswordNote, { provider })}</p>
        </MemberForm>
      </details>
    </>
  )
}

const ERROR_WORDS: Readonly<Record<string, keyof MemberTicketWords>> = {
  provider_login_failed: 'providerLoginFailed',
  provider_unavailable: 'providerUnavailable',
  email_unconfirmed: 'providerUnconfirmed',
}
