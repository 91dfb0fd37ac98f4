import type { Ticket } from '@lerret/model'
import { fill } from '@lerret/words'
import { useState } from 'react'
import { useNow } from '../../context/now.ts'
import { formatMoment, uncapitalize } from '../../dates.ts'
import { DateText, MomentText, TimeText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { QrCode } from '../../member/qr-code/QrCode.tsx'
import { useWakeLock } from '../../member/qr-code/wake-lock.ts'
import { useMemberWords } from '../../member/words.ts'
import { FilmPoster } from '../../productions/FilmPoster.tsx'
import { calendarUrl } from './calendar.ts'
import styles from './MyTickets.module.css'

/** URLs that an order may have: https, a path of this site, or localhost for the stand-in. */
const SAFE_ORDER_URL = /^(https:\/\/|http:\/\/localhost[:/]|\/(?![/\\]))/

/** A ticket as it is shown at the door, with a large code and the seats. */
export function TicketStub({ ticket, isInitiallyOpen }: { ticket: Ticket; isInitiallyOpen: boolean }) {
  const words = useMemberWords()
  const now = useNow()
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  useWakeLock(isOpen)
  return (
    <article className={styles.stub}>
      <div className={styles.poster}>
        <FilmPoster src={ticket.image} title={ticket.movieTitle} />
      </div>
      <div className={styles.facts}>
        <p className={styles.when}>
          <MomentText instant={ticket.startTime} />
        </p>
        <Heading className={styles.title}>{ticket.movieTitle}</Heading>
        <dl className={styles.places}>
          <div>
            <dt>{words.ticketHall}</dt>
            <dd>{ticket.sal}</dd>
          </div>
          {ticket.seatsInfo.seats.map(({ row, seats }) => (
            <div key={`${row} ${seats}`} className={styles.place}>
              <dt>{words.ticketRow}</dt>
              <dd>{row}</dd>
              <dt>{words.ticketSeat}</dt>
              <dd>{seats}</dd>
            </div>
          ))}
        </dl>
        {ticket.seatsInfo.seats.length === 0 && ticket.seatsInfo.info && <p>{ticket.seatsInfo.info}</p>}
        {ticket.notes && <p className={styles.notes}>{ticket.notes}</p>}
        <p className={styles.quiet}>
          {fill(words.ticketValidTo, { when: uncapitalize(formatMoment(ticket.expirationDate, now, words)) })}
        </p>
        <p className={styles.links}>
          <a href={calendarUrl(ticket)} download="billett.ics">
            {words.ticketCalendar}
          </a>
          {SAFE_ORDER_URL.test(ticket.qrUrl) && <a href={ticket.qrUrl}>{words.ticketOrder}</a>}
        </p>
      </div>
      <details className={styles.code} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.ticketShow}</summary>
        <QrCode text={ticket.qrCode} label={fill(words.ticketQr, { title: ticket.movieTitle })} />
        <p className={styles.number}>{ticket.qrCode}</p>
      </details>
    </article>
  )
}

export function PastTicket({ ticket }: { ticket: Ticket }) {
  return (
    <article className={styles.over}>
      <Heading className={styles.overTitle}>{ticket.movieTitle}</Heading>
      <p className={styles.quiet}>
        <DateText instant={ticket.startTime} /> <TimeText instant={ticket.startTime} /> · {ticket.sal}
      </p>
    </article>
  )
}
