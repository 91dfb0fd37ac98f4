import type { AgeLimit, ShowingView } from '@lerret/model'
import { fill } from '@lerret/words'
import { classNames } from '../class-names.ts'
import { useNow } from '../context/now.ts'
import { formatDate } from '../dates.ts'
import { AgeBadge } from '../elements/AgeBadge.tsx'
import { ButtonLink, type ButtonLook } from '../elements/Button.tsx'
import { Hidden } from '../elements/Hidden.tsx'
import { toOsloClock } from '../oslo-clock.ts'
import { useWords } from '../words.ts'
import styles from './TicketAction.module.css'
import { getTicketOption } from './ticket.ts'

interface TicketActionProps {
  showing: ShowingView
  title: string
  ageLimit: AgeLimit
  look?: ButtonLook
}

/** The age limit next to the ticket button, or next to the reason why there is none. */
export function TicketAction({ showing, title, ageLimit, look = 'action' }: TicketActionProps) {
  const words = useWords()
  const now = useNow()
  const option = getTicketOption(showing, words)
  const { date, time } = toOsloClock(showing.startsAt)
  const when = `${formatDate(date, now, words)} ${time}`
  const isLarge = look === 'signal'
  return (
    <div className={classNames(styles.ticket, isLarge && styles.large)}>
      <AgeBadge limit={ageLimit} />{' '}
      {(option?.kind === 'buy' || option?.kind === 'get') && (
        <ButtonLink look={look} href={option.href}>
          {isLarge ? words[`${option.kind}Ticket`] : words[option.kind]}
          <Hidden>{` ${fill(isLarge ? words.forShowing : words.ticketFor, { title, when })}`}</Hidden>
        </ButtonLink>
      )}
      {option?.kind === 'none' && <strong className={styles.reason}>{option.reason}</strong>}
    </div>
  )
}
