import type { AgeLimit, ShowingView } from '@lerret/model'
import { classNames } from '../class-names.ts'
import { dateWithoutDay } from '../dates.ts'
import { AgeBadge } from '../elements/AgeBadge.tsx'
import { ButtonLink, type ButtonLook } from '../elements/Button.tsx'
import { Hidden } from '../elements/Hidden.tsx'
import { useNow } from '../now.ts'
import { clockOf } from '../oslo-clock.ts'
import { fill, useWords } from '../words.ts'
import styles from './TicketAction.module.css'
import { ticketOf } from './ticket.ts'

interface TicketActionProps {
  showing: ShowingView
  title: string
  ageLimit: AgeLimit
  look?: ButtonLook
}

/** The age limit and the ticket button, always side by side; without a ticket to buy, the reason. */
export function TicketAction({ showing, title, ageLimit, look = 'action' }: TicketActionProps) {
  const words = useWords()
  const now = useNow()
  const ticket = ticketOf(showing, words)
  const { date, time } = clockOf(showing.startsAt)
  const when = `${dateWithoutDay(date, now)} ${time}`
  const isLarge = look === 'signal'
  return (
    <div className={classNames(styles.ticket, isLarge && styles.large)}>
      <AgeBadge limit={ageLimit} />{' '}
      {(ticket?.kind === 'buy' || ticket?.kind === 'get') && (
        <ButtonLink look={look} href={ticket.href}>
          {isLarge ? words[`${ticket.kind}Ticket`] : words[ticket.kind]}
          <Hidden>{` ${fill(isLarge ? words.forShowing : words.ticketFor, { title, when })}`}</Hidden>
        </ButtonLink>
      )}
      {ticket?.kind === 'none' && <strong className={styles.reason}>{ticket.reason}</strong>}
    </div>
  )
}
