import type { CultureProgramPart } from '@lerret/model'
import { useFirst } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { listingsOf } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './CultureProgram.module.css'
import { EventRow } from './EventRow.tsx'

/** What is on the stage, date by date. */
export function CultureProgram({ part }: { part: CultureProgramPart }) {
  const words = useWords()
  const listings = useFirst(listingsOf(part), 5)
  return (
    <Section heading={part.heading} link={part.link}>
      {listings.length === 0 && <Empty>{words.noEvents}</Empty>}
      {listings.length > 0 && (
        <ul className={styles.events}>
          {listings.map((listing) => (
            <EventRow key={listing.showing.id} {...listing} />
          ))}
        </ul>
      )}
    </Section>
  )
}
