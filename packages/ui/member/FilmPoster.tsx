import { classNames } from '../class-names.ts'
import { pictureAddress } from '../elements/pictures/picture-address.ts'
import styles from '../productions/Poster.module.css'

/** A film's poster by its address alone, which is all that the partner tells of it. Its alt is empty: the title stands beside it. */
export function FilmPoster({ address, title }: { address: string; title: string }) {
  if (!address)
    return (
      <div className={classNames(styles.poster, styles.plain)} aria-hidden="true">
        {title}
      </div>
    )
  return (
    <img
      src={middleOf(address, 320, 2 / 3)}
      alt=""
      width={320}
      height={480}
      loading="lazy"
      decoding="async"
      className={styles.poster}
    />
  )
}

/** A crop of a picture of which nothing but its address is known. */
export const middleOf = (src: string, width: number, ratio: number) =>
  pictureAddress({ src, focalPoint: { x: 0.5, y: 0.5 } }, width, ratio)
