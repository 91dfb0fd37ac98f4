import type { ProgramView } from '@lerret/model'
import { useFetching } from '../context/first-block.ts'
import { useFirst } from '../context/first-screen.ts'
import { nextOf, productionsOf } from '../showings/listings.ts'
import { PosterCard } from './PosterCard.tsx'
import styles from './PosterGrid.module.css'

/** Posters in rows, as many as there are. */
export function PosterGrid({ view }: { view: ProgramView }) {
  const films = useFirst(productionsOf(view), 6)
  const fetchedAt = useFetching(4)
  return (
    <ul className={styles.posters}>
      {films.map(({ production, showings }, place) => (
        <li key={production.id}>
          <PosterCard production={production} next={nextOf(showings)} fetched={fetchedAt(place)} />
        </li>
      ))}
    </ul>
  )
}
