import { type ShowingView, takesPlace } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { MomentText } from '../../elements/DateText.tsx'
import { Facts } from '../../elements/Facts.tsx'
import { hasEndedBy } from '../../showings/status.ts'
import { formatNotice, getTicketOption } from '../../showings/ticket.ts'
import { useWords } from '../../words.ts'
import styles from './Cover.module.css'

/** The showings that visitors may still go to, and the next of them: one that takes place, if any does. */
function useNextShowing(showings: readonly ShowingView[]) {
  const now = useNow()
  const upcoming = showings.filter((showing) => !hasEndedBy(showing, now))
  return { now, upcoming, next: upcoming.find(takesPlace) ?? upcoming[0] }
}

/** Whether tickets are still to come: there is no showing, or none of them is on sale yet. */
export function useIsAwaited(showings: readonly ShowingView[]): boolean {
  const { upcoming } = useNextShowing(showings)
  return upcoming.every(({ ticketStatus }) => ticketStatus === 'not-yet')
}

/** *Laurdag 28. november 19.00 · Kulturscena · frå 280 kr*, and why there is no ticket: *Avlyst*, *Utselt*. */
export function NextShowing({ showings }: { showings: readonly ShowingView[] }) {
  const words = useWords()
  const { now, upcoming, next } = useNextShowing(showings)
  if (!next) return null
  const status = findStatus(upcoming, next, now, words)
  return (
    <>
      <div className={classNames(styles.when, !takesPlace(next) && styles.off)}>
        <Facts
          facts={[
            <MomentText key="moment" instant={next.startsAt} />,
            next.hall,
            next.priceFrom !== null && takesPlace(next) && fill(words.priceFrom, { price: next.priceFrom }),
          ]}
        />
      </div>
      {status && <p className={classNames(styles.status, !canAttend(next) && styles.refusal)}>{status}</p>}
    </>
  )
}

/** Buys the ticket of the only showing, or leads to the list; nothing when no ticket is sold. */
export function TicketLink({
  showings,
  list,
  label,
}: {
  showings: readonly ShowingView[]
  list: string
  label: string
}) {
  const words = useWords()
  const { upcoming } = useNextShowing(showings)
  const options = upcoming.map((showing) => getTicketOption(showing, words))
  const [option] = options
  if (options.length === 1 && (option?.kind === 'buy' || option?.kind === 'get'))
    return (
      <ButtonLink look="signal" href={option.href}>
        {words[`${option.kind}Ticket`]}
      </ButtonLink>
    )
  if (options.every((each) => each?.kind === 'none')) return null
  return (
    <ButtonLink look="signal" href={list}>
      {label}
    </ButtonLink>
  )
}

const canAttend = (showing: ShowingView) => takesPlace(showing) && showing.ticketStatus !== 'sold-out'

/** Only what holds for all showings: the list has the state of each. */
function findStatus(
  upcoming: readonly ShowingView[],
  next: ShowingView,
  now: string | null,
  words: SiteWords,
): string | null {
  const options = upcoming.map((showing) => getTicketOption(showing, words))
  if (!options.every((option) => option?.kind === 'none')) return null
  const option = getTicketOption(next, words)
  if (option?.kind !== 'none') return null
  switch (option.reason) {
    case words.free:
      return words.freeJustCome
    case words.notOnSale:
      return formatNotice(next, now, words) ?? option.reason
    default:
      return option.reason
  }
}
