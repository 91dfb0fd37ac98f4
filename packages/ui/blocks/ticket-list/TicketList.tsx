import type { TicketListBlockItem } from '@lerret/page-engine/page-data'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { DayList } from '../../showings/DayList.tsx'
import { LastKnownNote } from '../../showings/LastKnownNote.tsx'
import { useWords } from '../../words.ts'
import { toAnchor } from '../block.tsx'
import styles from './TicketList.module.css'

const OPEN_DAYS = 8

/** Every showing of one production, day by day. */
export function TicketList({ id, item }: { id: string; item: TicketListBlockItem }) {
  const { heading, production, showings, calendarHref } = item
  const words = useWords()
  const notes = new Set(showings.map(({ companionNote }) => companionNote).filter((note) => note !== null))
  return (
    <Section heading={heading} anchor={toAnchor(id)} beside>
      {showings.length === 0 && <Empty>{words.noShowings}</Empty>}
      <div className={styles.days}>
        <DayList
          listings={showings.map((showing) => ({ showing, production }))}
          nameBy="hall"
          openDays={OPEN_DAYS}
        />
      </div>
      <LastKnownNote showings={showings} className={styles.note} />
      {[...notes].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {showings.length > 0 && (
        <p className={styles.calendar}>
          <a href={calendarHref}>{words.addToCalendar}</a>
        </p>
      )}
    </Section>
  )
}
