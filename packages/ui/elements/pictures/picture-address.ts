import type { PictureView } from '@lerret/model'

/**
 * The widths in `srcset`, which are among those that the image service offers. Another width would be rounded up to the next one, and
 * the browser would not know. Most phones show a full-width picture with 720 to 768 or 1080 to 1280 pixels.
 */
const WIDTHS = [384, 512, 640, 768, 1280, 1920]
const DEFAULT_WIDTH = 640

type PictureSource = Pick<PictureView, 'src' | 'width' | 'height' | 'focalPoint'>

/** The address of a crop around the focal point, with the given width and aspect ratio. */
export function pictureAddress(
  { src, focalPoint }: Pick<PictureSource, 'src' | 'focalPoint'>,
  width: number,
  ratio: number,
): string {
  if (!src.startsWith('/images/')) return src
  const height = Math.round(width / ratio)
  const crop = 'auto=compress&fit=crop&crop=focalpoint'
  const version = /[?&](v=\w+)/.exec(src)?.[1]
  const size = `w=${width}&h=${height}&${crop}&fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`
  return `${src.split('?', 1)[0]}?${size}${version ? `&${version}` : ''}`
}

/** The `src`, `srcset` and size of an `<img>`. Never wider than the picture can be cropped. */
export function pictureAttributes(source: PictureSource, ratio: number) {
  const maxWidth = Math.max(1, Math.floor(Math.min(source.width, source.height * ratio)))
  const smaller = WIDTHS.filter((width) => width < maxWidth)
  const widths = smaller.length < WIDTHS.length ? [...smaller, maxWidth] : smaller
  const width = Math.min(DEFAULT_WIDTH, maxWidth)
  const isOurs = source.src.startsWith('/images/')
  return {
    src: pictureAddress(source, width, ratio),
    srcSet: isOurs
      ? widths.map((each) => `${pictureAddress(source, each, ratio)} ${each}w`).join(', ')
      : undefined,
    width,
    height: Math.round(width / ratio),
  }
}

/** A crop around the center, for a picture whose focal point is unknown. */
export const centerCropAddress = (src: string, width: number, ratio: number) =>
  pictureAddress({ src, focalPoint: { x: 0.5, y: 0.5 } }, width, ratio)
