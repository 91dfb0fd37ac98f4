import type { PictureView } from '@lerret/model'
import { pictureSet } from './picture-address.ts'

/**
 * `first`: the one picture that the first screen waits for. `seen`: others on the first screen. `unseen`: also where nobody scrolls to
 * it, as on paper or a screen on a wall, but after all else. `near`: when it comes near the screen.
 */
export type Fetched = 'first' | 'seen' | 'unseen' | 'near'

interface PictureProps extends PictureView {
  /** Width divided by height; without it the picture keeps its own shape. */
  ratio?: number
  /** The shape on screens narrower than 768 px, where it differs. */
  narrowRatio?: number
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string
  fetched?: Fetched
  className?: string | undefined
}

const FETCHED = {
  first: { fetchPriority: 'high' },
  seen: {},
  unseen: { fetchPriority: 'low' },
  near: { loading: 'lazy', decoding: 'async' },
} as const

/** A picture from the image service, cropped around its focal point. `alt` is empty only for pictures that say nothing. */
export function Picture(props: PictureProps) {
  const { alt, sizes, narrowRatio, fetched = 'near', className } = props
  const ratio = props.ratio ?? props.width / props.height
  const image = (
    <img {...pictureSet(props, ratio)} alt={alt} sizes={sizes} className={className} {...FETCHED[fetched]} />
  )
  if (narrowRatio === undefined) return image
  const narrow = pictureSet(props, narrowRatio)
  return (
    <picture>
      <source
        media="(max-width: 47.99rem)"
        srcSet={narrow.srcSet ?? narrow.src}
        sizes="100vw"
        width={narrow.width}
        height={narrow.height}
      />
      {image}
    </picture>
  )
}
