import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { AgeBadge } from '../../elements/AgeBadge.tsx'
import { TimeText } from '../../elements/DateText.tsx'
import { useNow } from '../../now.ts'
import type { Listing } from '../../showings/listings.ts'
import { statusOf } from '../../showings/status.ts'
import { useWords } from '../../words.ts'
import styles from './FoyerScreen.module.css'
import { type RowSizes, titleSizeFor } from './row-sizes.ts'

interface ScreenRowProps extends Listing {
  isNext: boolean
  sizes: RowSizes
}

/** One showing, to be read at eight metres: when, what, where, for whom, and whether one can still come. */
export function ScreenRow({ showing, production, isNext, sizes }: ScreenRowProps) {
  const words = useWords()
  const status = statusOf(showing, useNow(), words)
  const said = status?.text ?? (isNext ? words.next : null)
  const size = {
    '--row': sizes.row,
    '--time': sizes.time,
    '--title': titleSizeFor(production.title, sizes),
    '--where': sizes.where,
  } as CSSProperties
  return (
    <li
      className={classNames(styles.row, isNext && styles.next, status ? styles[status.tone] : '')}
      style={size}
    >
      <TimeText instant={showing.startsAt} className={styles.time} />
      <p className={styles.title}>{production.title}</p>
      <p className={styles.where}>
        {said && <strong className={styles.status}>{said}</strong>}{' '}
        <span className={styles.hall}>{showing.hall}</span>{' '}
        {showing.label && <span className={styles.label}>{showing.label}</span>}
      </p>
      <AgeBadge limit={production.ageLimit} />
    </li>
  )
}
