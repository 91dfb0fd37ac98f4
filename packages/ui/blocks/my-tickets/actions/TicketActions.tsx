import type { Ticket, TicketShare, Wallet } from '@lerret/model'
import { fill } from '@lerret/words'
import { type MemberTicketWords, memberTicketWords } from '@lerret/words/nynorsk/members/tickets'
import { useState } from 'react'
import { useNow } from '../../../context/now.ts'
import { formatDate } from '../../../dates.ts'
import { Button } from '../../../elements/Button.tsx'
import { Field } from '../../../elements/Field.tsx'
import { errorMessage } from '../../../member/error-messages.ts'
import type { Outcome, TicketServices } from '../../../member/member.ts'
import { ErrorNotice, StatusNotice } from '../../../member/Notices.tsx'
import { useMemberWords } from '../../../member/words.ts'
import { toOsloDate } from '../../../oslo-clock.ts'
import { useWordsWith } from '../../../words.ts'
import styles from './TicketActions.module.css'

export interface TicketActionsProps {
  ticket: Ticket
  services: TicketServices
  wallets: readonly Wallet[]
  /** The link that the ticket was sent with; undefined when it has none. */
  share: TicketShare | undefined
}

const WALLET_WORDS = {
  apple: 'ticketAppleWallet',
  google: 'ticketGoogleWallet',
} as const satisfies Record<Wallet, keyof MemberTicketWords>

/** What a member can do with a ticket besides showing it: add it to the phone's wallet, and send it to somebody. */
export function TicketActions({ ticket, services, wallets, share: initialShare }: TicketActionsProps) {
  const words = useWordsWith(memberTicketWords)
  const memberWords = useMemberWords()
  const [share, setShare] = useState(initialShare)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  async function run<Result extends Outcome>(send: () => Promise<Result>, onDone: (result: Result) => void) {
    if (isBusy) return
    setBusy(true)
    setError(null)
    setMessage('')
    const result = await send()
    setBusy(false)
    if (result.isDone) onDone(result)
    else setError(result.error)
  }
  const createLink = () =>
    run(
      () => services.shareTicket(ticket.id),
      (result) => {
        setShare(result.share)
        setMessage(words.ticketShareReady)
      },
    )
  const takeBack = () =>
    run(
      () => services.unshareTicket(ticket.id),
      () => {
        setShare(undefined)
        setMessage(words.ticketShareTakenBack)
      },
    )

  return (
    <div className={styles.actions}>
      {wallets.length > 0 && (
        <p className={styles.wallets}>
          {wallets.map((wallet) => (
            <a key={wallet} href={services.walletPassUrl(wallet, ticket.id)}>
              {words[WALLET_WORDS[wallet]]}
            </a>
          ))}
        </p>
      )}
      {error !== null && <ErrorNotice>{errorMessage(error, memberWords)}</ErrorNotice>}
      {message && <StatusNotice key={message}>{message}</StatusNotice>}
      {share ? (
        <SharedLink
          share={share}
          title={ticket.movieTitle}
          onMessage={setMessage}
          isBusy={isBusy}
          onTakeBack={takeBack}
        />
      ) : (
        <Button type="button" look="quiet" aria-busy={isBusy} onClick={() => void createLink()}>
          {words.ticketShare}
        </Button>
      )}
    </div>
  )
}

interface SharedLinkProps {
  share: TicketShare
  title: string
  isBusy: boolean
  onMessage: (message: string) => void
  onTakeBack: () => Promise<void>
}

function SharedLink({ share: { url, sharedAt }, title, isBusy, onMessage, onTakeBack }: SharedLinkProps) {
  const words = useWordsWith(memberTicketWords)
  const now = useNow()
  const label = fill(words.ticketShared, { when: formatDate(toOsloDate(sharedAt), now, words) })
  const takeBackButton = (
    <Button type="button" look="quiet" aria-busy={isBusy} onClick={() => void onTakeBack()}>
      {words.ticketShareTakeBack}
    </Button>
  )
  if (url === null)
    return (
      <div className={styles.shared}>
        <p>{label}</p>
        <p className={styles.buttons}>{takeBackButton}</p>
      </div>
    )
  async function copy(url: string) {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    onMessage(isCopied ? words.ticketShareCopied : words.ticketShareNotCopied)
  }
  return (
    <div className={styles.shared}>
      <Field
        label={label}
        name="link"
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.buttons}>
        {'share' in navigator && (
          // Closing the share sheet rejects the promise, and is no error.
          <Button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
            {words.ticketShareSheet}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={() => void copy(url)}>
          {words.ticketShareCopy}
        </Button>
        {takeBackButton}
      </p>
    </div>
  )
}
