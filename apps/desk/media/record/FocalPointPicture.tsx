import type { FocalPoint, Media } from '@lerret/model'
import { fill, mediaWords as words } from '@lerret/words/desk'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useId, useRef } from 'react'
import { Keys } from '../../controls/Keys.tsx'
import { pictureUrl } from '../picture-url.ts'
import styles from './FocalPointPicture.module.css'
import { createPoint, movePoint } from './focal-point.ts'

interface FocalPointPictureProps {
  id: string
  version: number
  media: Pick<Media, 'width' | 'height' | 'alt'>
  focalPoint: FocalPoint
  onChange(point: FocalPoint): void
}

/**
 * The whole picture with the point that no crop cuts away. It is set with a pointer, or with the arrow keys: to assistive technology
 * it is two sliders, of which the first takes all four arrows.
 */
export function FocalPointPicture({ id, version, media, focalPoint, onChange }: FocalPointPictureProps) {
  const helpId = useId()
  const across = useRef<HTMLInputElement>(null)
  const x = Math.round(focalPoint.x * 100)
  const y = Math.round(focalPoint.y * 100)
  const valueText = fill(words.focalPointValue, { x, y })

  function onPointer(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    event.preventDefault()
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(createPoint((event.clientX - left) / width, (event.clientY - top) / height))
    across.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const moved = movePoint(focalPoint, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  const slider = {
    type: 'range',
    min: 0,
    max: 100,
    'aria-valuetext': valueText,
    'aria-describedby': helpId,
    onKeyDown,
    className: styles.slider,
  } as const

  return (
    <section aria-label={words.focalPoint} className={styles.section}>
      <div className={styles.picture} onPointerDown={onPointer} onPointerMove={onPointer}>
        <img
          src={pictureUrl(id, { width: 1280, version })}
          alt={media.alt ?? ''}
          width={media.width}
          height={media.height}
          draggable={false}
        />
        <span className={styles.across} style={{ insetBlockStart: `${y}%` }} />
        <span className={styles.down} style={{ insetInlineStart: `${x}%` }} />
        <span className={styles.point} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
          <input
            {...slider}
            ref={across}
            aria-label={words.focalPointAcross}
            value={x}
            onChange={(event) => onChange(createPoint(Number(event.target.value) / 100, focalPoint.y))}
          />
          <input
            {...slider}
            tabIndex={-1}
            aria-label={words.focalPointDown}
            value={y}
            onChange={(event) => onChange(createPoint(focalPoint.x, Number(event.target.value) / 100))}
          />
        </span>
      </div>
      <div className={styles.legend}>
        <p>
          <strong>{words.focalPoint}</strong> {valueText}
        </p>
        <p id={helpId} className={styles.help}>
          {words.focalPointHelp}
        </p>
        <p aria-hidden="true" className={styles.keys}>
          <Keys>← ↑ ↓ →</Keys> {words.moveOne} <Keys>{words.shift}</Keys> {words.moveFive}
        </p>
      </div>
    </section>
  )
}
