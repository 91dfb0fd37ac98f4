import type { ProgrammeView } from '@lerret/model'
import { usePictureLoading } from '../context/first-block.ts'
import { useFirstScreenItems } from '../context/first-screen.ts'
import { findNextShowing, groupByProduction } from '../showings/listings.ts'
import { PosterCard } from './PosterCard.tsx'
import styles from './PosterGrid.module.css'

export function PosterGrid({ view }: { view: ProgrammeView }) {
  const films = useFirstScreenItems(groupByProduction(view), 6)
  const getLoading = usePictureLoading(4)
  return (
    <ul className={styles.posters}>
      {films.map(({ production, showings }, index) => (
        <li key={production.id}>
          <PosterCard production={production} next={findNextShowing(showings)} loading={getLoading(index)} />
        </li>
      ))}
    </ul>
  )
}
