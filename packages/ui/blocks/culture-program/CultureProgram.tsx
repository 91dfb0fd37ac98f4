import type { CultureProgrammeBlockItem } from '@lerret/page-engine/page-data'
import { useMemo } from 'react'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { useNow } from '../../context/now.ts'
import { formatMonth } from '../../dates.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Heading, NestedHeadings } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { toOsloDate } from '../../oslo-clock.ts'
import { FilteredProgramme } from '../../showings/filter/FilteredProgramme.tsx'
import { type Listing, toListings } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import { toAnchor } from '../block.tsx'
import styles from './CultureProgram.module.css'
import { EventRow } from './EventRow.tsx'

/** Culture events, date by date; with filters, month by month. */
export function CultureProgram({ id, item }: { id: string; item: CultureProgrammeBlockItem }) {
  const words = useWords()
  const listings = useMemo(() => toListings(item), [item])
  return (
    <Section heading={item.heading} link={item.link}>
      {listings.length === 0 && <Empty>{words.noEvents}</Empty>}
      {listings.length > 0 && !item.filters && <Events listings={listings} />}
      {listings.length > 0 && item.filters && (
        <FilteredProgramme anchor={toAnchor(id)} listings={listings} startsWithAll>
          <Months listings={listings} />
        </FilteredProgramme>
      )}
    </Section>
  )
}

function Months({ listings }: { listings: Listing[] }) {
  const now = useNow()
  const words = useWords()
  const months = Map.groupBy(listings, ({ showing }) => toOsloDate(showing.startsAt).slice(0, 7))
  const shown = useFirstScreenItems([...months], 1)
  return shown.map(([month, ofMonth]) => (
    <div key={month} data-group="" className={styles.month}>
      <Heading className={styles.heading}>{formatMonth(month, now, words)}</Heading>
      <NestedHeadings>
        <Events listings={ofMonth} withAccess />
      </NestedHeadings>
    </div>
  ))
}

function Events({ listings, withAccess = false }: { listings: Listing[]; withAccess?: boolean }) {
  const shown = useFirstScreenItems(listings, 5)
  return (
    <ul className={styles.events}>
      {shown.map((listing) => (
        <EventRow key={listing.showing.id} {...listing} withAccess={withAccess} />
      ))}
    </ul>
  )
}
