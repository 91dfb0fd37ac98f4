import type { PictureView } from '@lerret/model'

/**
 * The widths that are asked for, so that the image service keeps few versions of each picture. They are steps of its ladder: between
 * two of them it makes the wider, which the browser would take for the narrower. Of phones, most show a whole screen's width with
 * 720 to 768 or 1080 to 1280 pixels.
 */
const WIDTHS = [384, 512, 640, 768, 1280, 1920]
const ORDINARY_WIDTH = 640

type Source = Pick<PictureView, 'src' | 'width' | 'height' | 'focalPoint'>

/** Where a crop of a picture is fetched: so wide, so many times wider than high, around its focal point. */
export function pictureAddress(
  { src, focalPoint }: Pick<Source, 'src' | 'focalPoint'>,
  width: number,
  ratio: number,
): string {
  if (!src.startsWith('/images/')) return src
  const height = Math.round(width / ratio)
  const crop = 'auto=compress&fit=crop&crop=focalpoint'
  const version = /[?&](v=\w+)/.exec(src)?.[1]
  const wanted = `w=${width}&h=${height}&${crop}&fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`
  return `${src.split('?', 1)[0]}?${wanted}${version ? `&${version}` : ''}`
}

/** What an `<img>` needs to choose a size by itself. Never wider than the picture can be cropped. */
export function pictureSet(source: Source, ratio: number) {
  const widest = Math.max(1, Math.floor(Math.min(source.width, source.height * ratio)))
  const smaller = WIDTHS.filter((width) => width < widest)
  const widths = smaller.length < WIDTHS.length ? [...smaller, widest] : smaller
  const width = Math.min(ORDINARY_WIDTH, widest)
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
