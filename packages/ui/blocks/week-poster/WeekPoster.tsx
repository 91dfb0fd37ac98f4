import type { WeekPosterPart } from '@lerret/model'
import { useId } from 'react'
import { Deeper, Heading, useHeadingLevel } from '../../elements/Heading.tsx'
import { listingsOf } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import { plainText } from './plain-text.ts'
import { Sheet } from './Sheet.tsx'
import styles from './WeekPoster.module.css'

/** The week on a sheet of paper, as it will be printed, and the same as text for the local paper. */
export function WeekPoster({ part }: { part: WeekPosterPart }) {
  const words = useWords()
  const textId = useId()
  const isWholePage = useHeadingLevel() === 1
  const listings = listingsOf(part)
  return (
    <div className={styles.poster} data-sheet={isWholePage || undefined}>
      <div className={styles.preview}>
        <Sheet part={part} listings={listings} />
      </div>
      <p className={styles.how}>{words.printPoster}</p>
      {listings.length > 0 && (
        <section className={styles.text} aria-labelledby={textId}>
          <Deeper>
            <Heading id={textId} className={styles.heading}>
              {words.forThePaper}
            </Heading>
          </Deeper>
          <p className={styles.quiet}>{words.forThePaperHow}</p>
          <pre className={styles.plain}>{plainText(listings, words)}</pre>
        </section>
      )}
    </div>
  )
}
