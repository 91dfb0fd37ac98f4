import { fill, publishingWords as words } from '@lerret/words/desk'
import { useRef, useState } from 'react'
import { findDifferentElements } from '../preview/differences.ts'
import { PageFrame } from '../preview/PageFrame.tsx'
import styles from './ChangedPages.module.css'

/** A page before and after a change, with what differs outlined. null: there is no page. */
export function BeforeAfter({
  title,
  before,
  after,
  afterMissing,
  isPast = false,
}: {
  title: string
  before: string | null
  after: string | null
  /** Why there is no page after the change. */
  afterMissing: string
  /** Whether the change has been made already. */
  isPast?: boolean
}) {
  const [hasDifference, setHasDifference] = useState(true)
  const frames = useRef<{ before?: HTMLIFrameElement; after?: HTMLIFrameElement }>({})

  function onShown(side: 'before' | 'after', frame: HTMLIFrameElement) {
    frames.current[side] = frame
    const { before, after } = frames.current
    if (!before || !after) return
    const isMarked = [markDifferences(before, after), markDifferences(after, before)]
    setHasDifference(isMarked.includes(true))
  }

  return (
    <>
      {!hasDifference && <p className={styles.hint}>{words.comparisonHidden}</p>}
      <div className={styles.sides}>
        <figure>
          <figcaption>{isPast ? words.pastBefore : words.before}</figcaption>
          {before === null ? (
            <p className={styles.missing}>{words.beforeMissing}</p>
          ) : (
            <PageFrame
              title={fill(words.beforeFrame, { title })}
              html={before}
              onShown={(frame) => onShown('before', frame)}
            />
          )}
        </figure>
        <figure>
          <figcaption>{isPast ? words.pastAfter : words.after}</figcaption>
          {after === null ? (
            <p className={styles.missing}>{afterMissing}</p>
          ) : (
            <PageFrame
              title={fill(words.afterFrame, { title })}
              html={after}
              onShown={(frame) => onShown('after', frame)}
            />
          )}
        </figure>
      </div>
    </>
  )
}

/** Outlines what the other page does not have, and scrolls to the first of it. */
function markDifferences(frame: HTMLIFrameElement, other: HTMLIFrameElement): boolean {
  const [page, otherPage] = [frame.contentDocument?.body, other.contentDocument?.body]
  if (!page || !otherPage) return false
  const elements = findDifferentElements(page, otherPage).filter(
    (element) => element.getClientRects().length > 0,
  )
  for (const element of elements)
    if ('style' in element) {
      const { style } = element as HTMLElement
      style.outline = '3px solid #f2b134'
      style.outlineOffset = '3px'
    }
  const [first] = elements
  const view = frame.contentWindow
  if (!first || !view) return false
  const { top, height } = first.getBoundingClientRect()
  view.scrollTo({ top: view.scrollY + top + height / 2 - view.innerHeight / 2, behavior: 'instant' })
  return true
}
