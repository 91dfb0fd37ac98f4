import type { ProductionCard } from '@lerret/model'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import styles from './FoyerScreen.module.css'

/** The poster in the full height of the screen. Its alt text is empty, because the title is in the list. */
export function ScreenPoster({ production }: { production: ProductionCard }) {
  const picture = production.poster ?? production.image
  if (picture)
    return (
      <Picture
        {...picture}
        alt=""
        ratio={PICTURE_RATIOS.poster}
        sizes="(min-width: 60rem) 40vw, 100vw"
        loading="low"
        className={styles.poster}
      />
    )
  return (
    <div className={styles.plain} aria-hidden="true">
      {production.title}
    </div>
  )
}
