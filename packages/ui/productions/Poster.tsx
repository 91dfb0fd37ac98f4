import type { ProductionCard } from '@lerret/model'
import { classNames } from '../class-names.ts'
import type { PictureLoading } from '../context/first-block.ts'
import { Picture } from '../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../elements/pictures/ratios.ts'
import styles from './Poster.module.css'

/** The poster, or a placeholder with the title. Its alt text is empty, because the title is next to it. */
export function Poster({
  production,
  sizes,
  loading = 'lazy',
}: {
  production: ProductionCard
  sizes: string
  loading?: PictureLoading
}) {
  const picture = production.poster ?? production.image
  if (picture)
    return (
      <Picture
        {...picture}
        alt=""
        ratio={PICTURE_RATIOS.poster}
        sizes={sizes}
        loading={loading}
        className={styles.poster}
      />
    )
  return (
    <div className={classNames(styles.poster, styles.plain)} aria-hidden="true">
      <span>{production.title}</span>
    </div>
  )
}
