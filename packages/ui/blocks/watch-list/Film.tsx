import type { WatchedFilm } from '@lerret/model'
import { fill } from '@lerret/words'
import { useNow } from '../../context/now.ts'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { MomentText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Hidden } from '../../elements/Hidden.tsx'
import { Stars } from '../../member/films/Stars.tsx'
import { useMemberWords } from '../../member/words.ts'
import { FilmPoster } from '../../productions/FilmPoster.tsx'
import styles from './WatchList.module.css'

/** A film on the list with its next showing; the whole entry is a link to the film, if it has a page. */
export function Film({ film, onRemove }: { film: WatchedFilm; onRemove: () => void }) {
  const words = useMemberWords()
  const { title, nextShowing } = film
  const now = useNow()
  return (
    <>
      <FilmPoster src={film.poster} title={title} />
      <div className={styles.text}>
        <Heading className={styles.title}>{film.link ? <a href={film.link}>{title}</a> : title}</Heading>
        {nextShowing ? (
          <p>
            <MomentText instant={nextShowing.startTime} /> · {nextShowing.screen}
            {nextShowing.isLast && isWithinAWeek(nextShowing.startTime, now) && (
              <strong className={styles.last}>{words.watchLastChance}</strong>
            )}
          </p>
        ) : (
          <p className={styles.said}>{words.watchNoShowings}</p>
        )}
        {film.ratingCount > 0 && <Stars rating={film.rating} />}
        <div className={styles.actions}>
          {nextShowing?.purchaseUrl && (
            <ButtonLink href={nextShowing.purchaseUrl}>
              {words.buy}
              <Hidden> {title}</Hidden>
            </ButtonLink>
          )}
          <Button
            type="button"
            look="quiet"
            aria-label={fill(words.watchRemove, { title })}
            onClick={onRemove}
          >
            {words.watchListRemove}
          </Button>
        </div>
      </div>
    </>
  )
}

const WEEK_MS = 7 * 24 * 3600_000

/** The only showing of a film that is weeks away is no last chance. */
const isWithinAWeek = (instant: string, now: string | null) =>
  now !== null && Date.parse(instant) - Date.parse(now) < WEEK_MS
