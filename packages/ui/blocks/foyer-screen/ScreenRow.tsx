import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { AgeBadge } from '../../elements/AgeBadge.tsx'
import { TimeText } from '../../elements/DateText.tsx'
import type { Listing } from '../../showings/listings.ts'
import { getShowingStatus } from '../../showings/status.ts'
import { useDisplayWords } from '../display-words.ts'
import styles from './FoyerScreen.module.css'
import { fitTitleSize, type RowSizes } from './row-sizes.ts'

interface ScreenRowProps extends Listing {
  isNext: boolean
  sizes: RowSizes
}

/** One showing, readable at eight metres. */
export function ScreenRow({ showing, production, isNext, sizes }: ScreenRowProps) {
  const words = useDisplayWords()
  const status = getShowingStatus(showing, useNow(), words)
  const statusText = status?.text ?? (isNext ? words.next : null)
  const size = {
    '--row': sizes.row,
    '--time': sizes.time,
    '--title': fitTitleSize(production.title, sizes),
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
        {statusText && <strong className={styles.status}>{statusText}</strong>}{' '}
        {/* Filled in by the script of the screen. */}
        {isNext && (
          <strong
            className={styles.status}
            data-starts-at={showing.startsAt}
            data-minutes={words.inMinutes}
            hidden
          />
        )}{' '}
        <span className={styles.hall}>{showing.hall}</span>{' '}
        {showing.label && <span className={styles.label}>{showing.label}</span>}
      </p>
      <AgeBadge limit={production.ageLimit} />
    </li>
  )
}
