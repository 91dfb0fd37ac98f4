import type { SeatRow } from '@lerret/model'
import { useMemberWords } from '../../member/words.ts'
import styles from './MyTickets.module.css'

/** The hall, and each row with its seats. */
export function TicketPlaces({ hall, seats }: { hall: string; seats: SeatRow[] }) {
  const words = useMemberWords()
  return (
    <dl className={styles.places}>
      <div>
        <dt>{words.ticketHall}</dt>
        <dd>{hall}</dd>
      </div>
      {seats.map((row) => (
        <div key={`${row.row} ${row.seats}`} className={styles.place}>
          <dt>{words.ticketRow}</dt>
          <dd>{row.row}</dd>
          <dt>{words.ticketSeat}</dt>
          <dd>{row.seats}</dd>
        </div>
      ))}
    </dl>
  )
}
