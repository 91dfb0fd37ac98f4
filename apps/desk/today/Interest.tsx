import { fill, TODAY_NYNORSK as words } from '@lerret/words/desk'
import { ListSection, Rows } from '../controls/ListSection.tsx'
import { formatPlanned } from '../controls/times.ts'
import styles from './Interest.module.css'
import { PLOT_DAYS, usePageViews, useSearchesWithoutHits, useWatchedFilms } from './queries.ts'

const MAX_ROWS = 5

/** How many pages were viewed. */
export function PageViews({ today }: { today: string }) {
  const { data } = usePageViews(today)
  const count = data?.days.reduce((sum, day) => sum + day.count, 0) ?? 0
  if (count === 0) return null
  return <p>{fill(words.views, { count: count.toLocaleString('nn-NO'), days: PLOT_DAYS })}</p>
}

/** What several visitors searched for and did not find. */
export function Searches({ today }: { today: string }) {
  const { data } = useSearchesWithoutHits(today)
  if (!data || data.length === 0) return null
  return (
    <ListSection title={words.searches} level={3}>
      <Rows>
        {data.slice(0, MAX_ROWS).map(({ query, count }) => (
          <li key={query} className={styles.row}>
            <span>«{query}»</span>
            <span className={styles.quiet}>{fill(words.searchTimes, { count })}</span>
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}

/** The films on most watch lists. */
export function Watched() {
  const { data } = useWatchedFilms()
  if (!data || data.length === 0) return null
  return (
    <ListSection title={words.watched} level={3}>
      <Rows>
        {data.slice(0, MAX_ROWS).map(({ productionId, title, watchers, nextShowingAt }) => (
          <li key={productionId} className={styles.film}>
            <span>
              <b>{title}</b> <span className={styles.quiet}>{watchers}</span>
            </span>
            <span className={styles.quiet}>
              {nextShowingAt
                ? fill(words.watchedNext, { when: formatPlanned(nextShowingAt) })
                : words.watchedNone}
            </span>
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}
