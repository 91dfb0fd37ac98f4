import { classNames } from '../class-names.ts'
import { centerCropAddress } from '../elements/pictures/picture-address.ts'
import styles from './Poster.module.css'

/** A film's poster by its URL alone, which is all that the partner provides. The alt text is empty, since the title is beside it. */
export function FilmPoster({ src, title }: { src: string; title: string }) {
  if (!src)
    return (
      <div className={classNames(styles.poster, styles.plain)} aria-hidden="true">
        <span>{title}</span>
      </div>
    )
  return (
    <img
      src={centerCropAddress(src, 320, 2 / 3)}
      alt=""
      width={320}
      height={480}
      loading="lazy"
      decoding="async"
      className={styles.poster}
    />
  )
}
