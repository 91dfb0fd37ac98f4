import { mediaWords as words } from '@lerret/words/desk'
import { useId, useRef, useState } from 'react'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { pathTo } from '../navigation/routes.ts'
import { useMedia } from './media-data.ts'
import { PictureChooser } from './picker/PictureChooser.tsx'
import styles from './picker/PicturePicker.module.css'
import { pictureUrl } from './picture-url.ts'

interface PicturePickerProps {
  label: string
  /** The id of a picture in the media library. */
  value: string | null
  onChange(id: string | null): void
  /** Width divided by height of the picture where it is used; null shows all of it, as for a logo. */
  ratio?: number | null
}

/** A field for a picture of the media library: choose one, upload one, or have none. */
export function PicturePicker({ label, value, onChange, ratio = 16 / 9 }: PicturePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const labelId = useId()
  const open = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The button is there again after the next render.
    requestAnimationFrame(() => open.current?.focus())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers.
    <div role="group" aria-labelledby={labelId} className={styles.picker}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {value !== null && <ChosenPicture id={value} ratio={ratio} />}
      {isOpen ? (
        <PictureChooser
          onChoose={({ id }) => {
            onChange(id)
            close()
          }}
          onCancel={close}
        />
      ) : (
        <ButtonRow>
          <Button ref={open} onPress={() => setOpen(true)}>
            {value === null ? words.pick : words.pickOther}
          </Button>
          {value !== null && (
            <Button kind="plain" onPress={() => onChange(null)}>
              {words.removePicture}
            </Button>
          )}
        </ButtonRow>
      )}
    </div>
  )
}

function ChosenPicture({ id, ratio }: { id: string; ratio: number | null }) {
  const { data: media } = useMedia(id)
  if (media === null) return <p className={styles.problem}>{words.pictureGone}</p>
  const alt = media?.body.alt
  const { width, height } = media?.body ?? {}
  const shape = ratio ?? (width && height && width / height)
  return (
    <figure className={styles.chosen}>
      <img
        src={pictureUrl(id, {
          width: 640,
          ...(ratio !== null && { ratio }),
          ...(media && { version: media.version }),
        })}
        alt={alt ?? ''}
        width={640}
        height={shape && Math.round(640 / shape)}
      />
      <figcaption>
        {alt === null ? <strong className={styles.problem}>{words.withoutAlt}. </strong> : alt && `${alt} `}
        <a href={pathTo('picture', { id })}>{words.openPicture}</a>
      </figcaption>
    </figure>
  )
}
