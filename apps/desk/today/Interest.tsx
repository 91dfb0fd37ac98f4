import { fill, todayWords as words } from '@lerret/words/desk'
import { ListSection, Rows } from '../controls/ListSection.tsx'
import { formatPlanned } from '../controls/times/times.ts'
import { pathTo } from '../navigation/routes.ts'
import styles from './Interest.module.css'
import { useSearchesWithoutHits, useWatchedFilms } from './queries.ts'

const MAX_ROWS = 5

/** What several visitors searched for and did not find. */
export function Searches({ today }: { today: string }) {
  const { data } = useSearchesWithoutHits(today)
  if (!data || data.length === 0) return null
  return (
    <ListSection title={words.searches} level={3}>
      <Rows>
        {data.slice(0, MAX_ROWS).map(({ query, count }) => (
          <li key={query} className={styles.row}>
            <span className={styles.query}>«{query}»</span>
            <span className={styles.quiet}>{fill(words.searchTimes, { count })}</span>
            <a href={pathTo('newArticle')} aria-label={fill(words.searchWriteAbout, { query })}>
              {words.searchWrite}
            </a>
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}

/** The films on most watch lists. Those without a showing lead to the week sheet. */
export function Watched() {
  const { data } = useWatchedFilms()
  if (!data || data.length === 0) return null
  return (
    <ListSection title={words.watched} level={3}>
      <Rows>
        {data.slice(0, MAX_ROWS).map(({ productionId, title, watchers, nextShowingAt }) => (
          <li key={productionId} className={styles.film}>
            <span>
              <a href={pathTo('film', { id: productionId })} className={styles.title}>
                {title}
              </a>{' '}
              <span className={styles.quiet}>{watchers}</span>
            </span>
            {nextShowingAt ? (
              <span className={styles.quiet}>
                {fill(words.watchedNext, { when: formatPlanned(nextShowingAt) })}
              </span>
            ) : (
              <a href={pathTo('weekSheet')} aria-label={`${words.watchedNone}: ${title}`}>
                {words.watchedNone}
              </a>
            )}
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}
