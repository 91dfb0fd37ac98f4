import type { ProductionCard, ShowingView } from '@lerret/model'
import { AgeBadge } from '../../elements/AgeBadge.tsx'
import { Facts } from '../../elements/Facts.tsx'
import { Heading, NestedHeadings } from '../../elements/Heading.tsx'
import { Poster } from '../../productions/Poster.tsx'
import { formatRunningTime } from '../../productions/running-time.ts'
import { DayList } from '../../showings/DayList.tsx'
import { useWords } from '../../words.ts'
import styles from './FilmShowings.module.css'

const OPEN_DAYS = 3

/** A film with all its showings. */
export function FilmShowings({
  production,
  showings,
}: {
  production: ProductionCard
  showings: ShowingView[]
}) {
  const words = useWords()
  return (
    <article data-group="" className={styles.film}>
      <div className={styles.poster}>
        <Poster production={production} sizes="(min-width: 48rem) 14rem, 30vw" />
      </div>
      <div className={styles.about}>
        <Heading className={styles.title}>
          <a href={production.href} lang={production.lang}>
            {production.title}
          </a>
        </Heading>
        <div className={styles.facts}>
          <AgeBadge limit={production.ageLimit} />
          <Facts facts={[production.kind, formatRunningTime(production.minutes, words)]} />
        </div>
        {production.summary && <p className={styles.summary}>{production.summary}</p>}
      </div>
      <div className={styles.showings}>
        <NestedHeadings>
          <DayList
            listings={showings.map((showing) => ({ showing, production }))}
            nameBy="hall"
            openDays={OPEN_DAYS}
          />
        </NestedHeadings>
      </div>
    </article>
  )
}
