import type { PictureView } from '@lerret/model'
import type { PictureLoading } from '../../context/first-block.ts'
import { type PreviewField, usePreviewField } from '../../context/preview.ts'
import { pictureAttributes } from './picture-address.ts'

interface PictureProps extends PictureView {
  /** Width divided by height; the picture's own ratio by default. */
  ratio?: number
  /** The ratio on screens narrower than 768 px, if it differs. */
  narrowRatio?: number
  /** Its width on the page, as in the `sizes` attribute of an image. */
  sizes: string
  loading?: PictureLoading
  className?: string | undefined
  /** What it shows of the page's record. */
  field?: PreviewField
}

/** A picture from the image service, cropped around its focal point. `alt` is empty only for decorative pictures. */
export function Picture(props: PictureProps) {
  const { alt, sizes, narrowRatio, loading = 'lazy', className } = props
  const ratio = props.ratio ?? props.width / props.height
  const preview = usePreviewField(props.field)
  const image = (
    <img
      {...pictureAttributes(props, ratio)}
      alt={alt}
      sizes={sizes}
      className={className}
      {...loadingAttributes(loading)}
      {...preview}
    />
  )
  if (narrowRatio === undefined) return image
  const narrow = pictureAttributes(props, narrowRatio)
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

function loadingAttributes(loading: PictureLoading) {
  if (loading === 'lazy') return { loading, decoding: 'async' } as const
  return loading === 'eager' ? {} : { fetchPriority: loading }
}
