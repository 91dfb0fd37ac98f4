import type { ProductionCard } from '@lerret/model'
import { classNames } from '../class-names.ts'
import { type Fetched, Picture } from '../elements/Picture.tsx'
import styles from './Poster.module.css'

/** The poster, or a plain one with the title when there is none. Its alt is empty: the title stands beside it. */
export function Poster({
  production,
  sizes,
  fetched = 'near',
}: {
  production: ProductionCard
  sizes: string
  fetched?: Fetched
}) {
  const picture = production.poster ?? production.image
  if (picture)
    return (
      <Picture {...picture} alt="" ratio={2 / 3} sizes={sizes} fetched={fetched} className={styles.poster} />
    )
  return (
    <div className={classNames(styles.poster, styles.plain)} aria-hidden="true">
      <span>{production.title}</span>
    </div>
  )
}
