import { fill } from '@lerret/words'
import { Hidden } from '../../elements/Hidden.tsx'
import { useMemberWords } from '../words.ts'
import styles from './Stars.module.css'

/** A rating as stars: 4,4 fills four of them and less than half of the fifth. */
export function Stars({ rating }: { rating: number }) {
  const words = useMemberWords()
  const formattedRating = String(rating).replace('.', words.decimalMark)
  return (
    <span className={styles.stars}>
      <Hidden>{fill(words.reviewStars, { count: formattedRating })}</Hidden>
      <span aria-hidden="true" className={styles.empty}>
        ★★★★★
        <span className={styles.full} style={{ inlineSize: `${rating * 20}%` }}>
          ★★★★★
        </span>
      </span>
    </span>
  )
}
