import type { WeekPosterBlockItem } from '@lerret/page-engine/page-data'
import { useId } from 'react'
import { Heading, NestedHeadings, useHeadingLevel } from '../../elements/Heading.tsx'
import { toListings } from '../../showings/listings.ts'
import { useDisplayWords } from '../display-words.ts'
import { formatProgramme } from './plain-text.ts'
import { Sheet } from './Sheet.tsx'
import styles from './WeekPoster.module.css'

/** The week's programme as a printable sheet, and as plain text for the local newspaper. */
export function WeekPoster({ item }: { item: WeekPosterBlockItem }) {
  const words = useDisplayWords()
  const textId = useId()
  const isWholePage = useHeadingLevel() === 1
  const listings = toListings(item)
  return (
    <div className={styles.poster} data-sheet={isWholePage || undefined}>
      <div className={styles.preview}>
        <Sheet item={item} listings={listings} />
      </div>
      <p className={styles.how}>{words.printPoster}</p>
      {listings.length > 0 && (
        <section className={styles.text} aria-labelledby={textId}>
          <NestedHeadings>
            <Heading id={textId} className={styles.heading}>
              {words.forThePaper}
            </Heading>
          </NestedHeadings>
          <p className={styles.quiet}>{words.forThePaperHow}</p>
          <pre className={styles.plain}>{formatProgramme(listings, words)}</pre>
        </section>
      )}
    </div>
  )
}
