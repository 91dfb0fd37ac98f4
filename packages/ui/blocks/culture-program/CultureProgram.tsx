import type { CultureProgrammeBlockItem } from '@lerret/page-engine/page-data'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { toListings } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './CultureProgram.module.css'
import { EventRow } from './EventRow.tsx'

/** Culture events, date by date. */
export function CultureProgram({ item }: { item: CultureProgrammeBlockItem }) {
  const words = useWords()
  const listings = useFirstScreenItems(toListings(item), 5)
  return (
    <Section heading={item.heading} link={item.link}>
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
