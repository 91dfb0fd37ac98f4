import type { ProductionCard, ShowingView } from '@lerret/model'
import { fill } from '@lerret/words'
import { classNames } from '../class-names.ts'
import type { PictureLoading } from '../context/first-block.ts'
import { useNow } from '../context/now.ts'
import { formatDate } from '../dates.ts'
import { AgeBadge } from '../elements/AgeBadge.tsx'
import { MomentText } from '../elements/DateText.tsx'
import { Heading } from '../elements/Heading.tsx'
import { WatchIconButton } from '../member/films/WatchButton.tsx'
import { getShowingStatus } from '../showings/status.ts'
import { useWords } from '../words.ts'
import { Poster } from './Poster.tsx'
import styles from './PosterCard.module.css'

interface PosterCardProps {
  production: ProductionCard
  next: ShowingView | null
  loading: PictureLoading
}

/** A film by its poster, with its next showing or its premiere. */
export function PosterCard({ production, next, loading }: PosterCardProps) {
  const words = useWords()
  const now = useNow()
  const { premiere } = production
  const status = next && getShowingStatus(next, now, words)
  return (
    <article className={styles.card}>
      <Poster
        production={production}
        sizes="(min-width: 70rem) 13rem, (min-width: 48rem) 22vw, 45vw"
        loading={loading}
      />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={production.href} lang={production.lang}>
            {production.title}
          </a>
        </Heading>
        <AgeBadge limit={production.ageLimit} />
      </div>
      {production.object === 'movie' && (
        <WatchIconButton film={{ movieId: production.id, title: production.title }} />
      )}
      <p className={classNames(styles.when, status?.tone === 'off' && styles.off)}>
        {next && <MomentText instant={next.startsAt} className={styles.moment} />}{' '}
        {status && <strong className={styles.status}>{status.text}</strong>}
        {!next && premiere && fill(words.premiere, { when: formatDate(premiere, now, words) })}
        {!next && !premiere && production.kind}
      </p>
    </article>
  )
}
