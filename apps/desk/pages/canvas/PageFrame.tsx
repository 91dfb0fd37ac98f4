import { fill, pageWords as words } from '@lerret/words/desk'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../controls/class-names.ts'
import {
  BLOCK_ATTRIBUTE,
  findBlockElement,
  listenForPresses,
  scrollFrameTo,
} from '../../preview/marked-elements.ts'
import { showDocument } from '../../preview/show-document.ts'
import type { BlockPosition, PageDocument } from '../commands/page-document.ts'
import { type DropTarget, findDropTarget, measureBlocks, type Rectangle } from './block-rectangles.ts'
import styles from './Canvas.module.css'
import { patchDocument } from './patch-document.ts'

export interface PageFrameProps {
  label: string
  /** The width of the page in pixels; the frame is scaled to fit. */
  pixels: number
  html: string
  document: PageDocument
  /** The selected block, and its name. */
  selected: { id: string; name: string } | null
  isCurrent: boolean
  onPress(block: string | null): void
  onMove(id: string, to: BlockPosition): void
}

/** The page at one width, with the selected block outlined. Its name is a handle to drag it by. */
export function PageFrame({
  label,
  pixels,
  html,
  document,
  selected,
  isCurrent,
  onPress,
  onMove,
}: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isFilled = useRef(false)
  const [isLoaded, setLoaded] = useState(false)
  const [scale, setScale] = useState(0)
  const [rectangle, setRectangle] = useState<Rectangle | null>(null)
  const [drop, setDrop] = useState<DropTarget | null>(null)
  const selectedId = selected?.id ?? null
  const latest = useRef({ onPress, selectedId })
  latest.current = { onPress, selectedId }

  const measure = () => {
    const shown = frame.current?.contentDocument
    const id = latest.current.selectedId
    const element = shown && id !== null ? findBlockElement(shown, id) : null
    setRectangle(element ? toRectangle(element) : null)
  }

  const scrollToSelected = () => {
    const shown = frame.current?.contentDocument
    const id = latest.current.selectedId
    const element = shown && id !== null ? findBlockElement(shown, id) : null
    if (element) scrollFrameTo(element)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the measurement reads what is current.
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isLoaded || !shown || html === '') return
    let isReplaced = false
    void fillFrame()
    return () => {
      isReplaced = true
    }

    async function fillFrame() {
      if (!shown) return
      if (!isFilled.current) {
        await showDocument(shown, html)
        // The desk listens to presses, and nothing else in the page can be used.
        shown.body.inert = false
        isFilled.current = true
        showBlocksOnHover(shown)
        listenForPresses(shown, ({ block }) => latest.current.onPress(block))
        shown.addEventListener('scroll', measure, { passive: true })
        const view = shown.defaultView
        if (view) new view.ResizeObserver(measure).observe(shown.body)
        scrollToSelected()
      } else patchDocument(shown, html)
      if (!isReplaced) measure()
    }
  }, [isLoaded, html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same functions on every render.
  useEffect(() => {
    measure()
    // Until the page is styled, its blocks are not in their places.
    if (isFilled.current) scrollToSelected()
  }, [selectedId])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / pixels))
    observer.observe(element)
    return () => observer.disconnect()
  }, [pixels])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const shown = frame.current?.contentDocument
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !shown || selectedId === null) return
    const { left, top } = (frame.current as HTMLIFrameElement).getBoundingClientRect()
    const point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
    scrollAtEdge(shown, point.y)
    setDrop(findDropTarget(measureBlocks(shown), document, selectedId, point))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    event.currentTarget.releasePointerCapture(event.pointerId)
    if (drop && selectedId !== null) onMove(selectedId, drop.to)
    setDrop(null)
  }

  return (
    <figure
      className={classNames(styles.figure, isCurrent && styles.current)}
      style={{ flexGrow: WEIGHTS[pixels] ?? 1 }}
    >
      <figcaption>
        <b>{label}</b> {pixels}
      </figcaption>
      <div ref={box} className={styles.box}>
        <iframe
          ref={frame}
          title={fill(words.frameTitle, { width: label.toLocaleLowerCase('nn'), pixels })}
          src="/redaksjon/framsyn"
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={() => setLoaded(true)}
          className={styles.frame}
          style={{ inlineSize: pixels, blockSize: `${100 / (scale || 1)}%`, scale: String(scale) }}
        />
        {rectangle && selected && (
          <div className={styles.selected} style={scaleRectangle(rectangle, scale)}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.handle}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={() => setDrop(null)}
              title={fill(words.dragBlock, { block: selected.name })}
            >
              {selected.name}
            </button>
          </div>
        )}
        {drop && <div className={styles.drop} style={scaleRectangle(drop.line, scale)} />}
      </div>
    </figure>
  )
}

function showBlocksOnHover(shown: Document) {
  const view = shown.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(
    `[${BLOCK_ATTRIBUTE}] { cursor: pointer } [${BLOCK_ATTRIBUTE}]:hover { outline: 4px dashed #f2b134; outline-offset: -4px }`,
  )
  shown.adoptedStyleSheets = [...shown.adoptedStyleSheets, sheet]
}

/** How the frames share the width of the canvas. */
const WEIGHTS: Readonly<Record<number, number>> = { 390: 1, 768: 1.45, 1440: 2.3 }

/** A block is dragged further than what is in view. */
function scrollAtEdge(shown: Document, y: number) {
  const view = shown.defaultView
  if (!view) return
  if (y < EDGE_PIXELS) view.scrollBy(0, -EDGE_PIXELS / 3)
  if (y > view.innerHeight - EDGE_PIXELS) view.scrollBy(0, EDGE_PIXELS / 3)
}

const EDGE_PIXELS = 90

function toRectangle(element: Element): Rectangle {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top, left, width, height }
}

const scaleRectangle = ({ top, left, width, height }: Rectangle, scale: number) => ({
  insetBlockStart: top * scale,
  insetInlineStart: left * scale,
  inlineSize: width * scale,
  blockSize: height * scale,
})
