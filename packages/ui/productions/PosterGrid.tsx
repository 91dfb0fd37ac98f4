import type { ProgramView } from '@lerret/model'
import { nextOf, productionsOf } from '../showings/program.ts'
import { PosterCard } from './PosterCard.tsx'
import styles from './PosterGrid.module.css'

/** Posters in rows, as many as there are. */
export function PosterGrid({ view }: { view: ProgramView }) {
  return (
    <ul className={styles.posters}>
      {productionsOf(view).map(({ production, showings }) => (
        <li key={production.id}>
          <PosterCard production={production} next={nextOf(showings)} />
        </li>
      ))}
    </ul>
  )
}
