import type { Ticket } from '@lerret/model'
import { fill } from '@lerret/words'
import type { MemberWords } from '@lerret/words/nynorsk/member'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNow } from '../../context/now.ts'
import { formatMoment, uncapitalize } from '../../dates.ts'
import { Button } from '../../elements/Button.tsx'
import { DateText, MomentText, TimeText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { QrCode } from '../../member/qr-code/QrCode.tsx'
import { useWakeLock } from '../../member/qr-code/wake-lock.ts'
import { useMemberWords } from '../../member/words.ts'
import { FilmPoster } from '../../productions/FilmPoster.tsx'
import styles from './MyTickets.module.css'
import { TicketPlaces } from './TicketPlaces.tsx'

/** URLs that an order may have: https, a path of this site, or localhost for the stand-in. */
const SAFE_ORDER_URL = /^(https:\/\/|http:\/\/localhost[:/]|\/(?![/\\]))/

interface TicketStubProps {
  ticket: Ticket
  calendarUrl: string
  isInitiallyOpen: boolean
  /** Whether the code fills the screen at once. */
  isFullScreenRequested?: boolean
  /** More that can be done with the ticket. */
  children?: ReactNode
}

/** A ticket as it is shown at the door, with a large code and the seats. */
export function TicketStub({
  ticket,
  calendarUrl,
  isInitiallyOpen,
  isFullScreenRequested = false,
  children,
}: TicketStubProps) {
  const words = useMemberWords()
  const now = useNow()
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const fullScreen = useRef<HTMLDialogElement>(null)
  useWakeLock(isOpen)
  useEffect(() => {
    if (isFullScreenRequested) fullScreen.current?.showModal()
  }, [isFullScreenRequested])
  const code = <QrCode text={ticket.qrCode} label={fill(words.ticketQr, { title: ticket.movieTitle })} />
  return (
    <article className={styles.stub}>
      <div className={styles.poster}>
        <FilmPoster src={ticket.image} title={ticket.movieTitle} />
      </div>
      <div className={styles.facts}>
        <p className={styles.when}>
          <MomentText instant={ticket.startTime} />
        </p>
        <Heading className={styles.title}>
          <TicketTitle ticket={ticket} />
        </Heading>
        <TicketPlaces hall={ticket.sal} seats={ticket.seatsInfo.seats} />
        {ticket.seatsInfo.seats.length === 0 && ticket.seatsInfo.info && <p>{ticket.seatsInfo.info}</p>}
        {ticket.notes && <p className={styles.notes}>{ticket.notes}</p>}
        <p className={styles.quiet}>
          {fill(words.ticketValidTo, {
            when: uncapitalize(formatMoment(ticket.expirationDate, now, words), words),
          })}
        </p>
      </div>
      <details className={styles.code} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{isOpen ? words.ticketHide : words.ticketShow}</summary>
        {code}
        <p className={styles.number}>{ticket.qrCode}</p>
        <p className={styles.large}>
          <Button type="button" look="quiet" onClick={() => fullScreen.current?.showModal()}>
            {words.ticketFullScreen}
          </Button>
        </p>
      </details>
      <div className={styles.more}>
        <p className={styles.links}>
          <a href={calendarUrl}>{words.ticketCalendar}</a>
          {SAFE_ORDER_URL.test(ticket.qrUrl) && <a href={ticket.qrUrl}>{words.ticketOrder}</a>}
        </p>
        {children}
      </div>
      <dialog ref={fullScreen} className={styles.fullScreen} aria-label={ticket.movieTitle}>
        {code}
        <p className={styles.when}>
          <TimeText instant={ticket.startTime} /> · {ticket.sal}
        </p>
        <p>{formatSeats(ticket, words)}</p>
        <Button type="button" onClick={() => fullScreen.current?.close()}>
          {words.ticketClose}
        </Button>
      </dialog>
    </article>
  )
}

/** *Rad 4, sete 5, 6* */
const formatSeats = ({ seatsInfo }: Ticket, words: MemberWords) =>
  seatsInfo.seats
    .map(({ row, seats }) => `${words.ticketRow} ${row}, ${words.ticketSeat.toLowerCase()} ${seats}`)
    .join(' · ')

function TicketTitle({ ticket: { link, movieTitle } }: { ticket: Ticket }) {
  return link ? <a href={link}>{movieTitle}</a> : movieTitle
}

export function PastTicket({ ticket }: { ticket: Ticket }) {
  const words = useMemberWords()
  return (
    <article className={styles.over}>
      <Heading className={styles.overTitle}>
        <TicketTitle ticket={ticket} />
      </Heading>
      <p className={styles.quiet}>
        <DateText instant={ticket.startTime} /> <TimeText instant={ticket.startTime} /> · {ticket.sal}
      </p>
      {ticket.isFilm && (
        <p className={styles.links}>
          <a href={`${ticket.link}#skriv-omtale`}>{words.ticketReview}</a>
        </p>
      )}
    </article>
  )
}
