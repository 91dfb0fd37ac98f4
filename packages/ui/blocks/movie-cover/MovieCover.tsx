import type { MovieCoverBlockItem } from '@lerret/page-engine/page-data'
import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Heading, NestedHeadings } from '../../elements/Heading.tsx'
import { MoreLink } from '../../elements/MoreLink.tsx'
import { Poster } from '../../productions/Poster.tsx'
import { DayList } from '../../showings/DayList.tsx'
import { titleSize } from '../../title-size.ts'
import { useWords } from '../../words.ts'
import styles from './MovieCover.module.css'

const MAX_SHOWINGS = 3

/** A featured film with its next showings. */
export function MovieCover({ item }: { item: MovieCoverBlockItem }) {
  const words = useWords()
  const headingId = useId()
  const { production, kicker } = item
  const showings = item.showings.slice(0, MAX_SHOWINGS)
  return (
    <section className={styles.cover} aria-labelledby={headingId}>
      <div className={styles.poster}>
        <Poster production={production} sizes="(min-width: 48rem) 33vw, 18rem" />
      </div>
      <div className={styles.text}>
        {(kicker || production.kind) && <p className={styles.kicker}>{kicker || production.kind}</p>}
        <Heading id={headingId} className={classNames(styles.title, styles[titleSize(production.title)])}>
          <a href={production.href} lang={production.lang}>
            {production.title}
          </a>
        </Heading>
        {production.summary && <p className={styles.summary}>{production.summary}</p>}
        {showings.length > 0 && (
          <NestedHeadings>
            <DayList listings={showings.map((showing) => ({ showing, production }))} nameBy="hall" />
          </NestedHeadings>
        )}
        <MoreLink label={words.readMore} href={production.href} />
      </div>
    </section>
  )
}
