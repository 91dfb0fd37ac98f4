import { useEffect, useRef, useState } from 'react'
import styles from './PageFrame.module.css'
import { showDocument } from './show-document.ts'

/** Narrower pages have the layout of a phone. */
const MIN_PAGE_WIDTH = 760
/** A frame this narrow is on a phone, and shows the page as phones do. */
const MAX_PHONE_WIDTH = 480

interface PageFrameProps {
  title: string
  /** The whole document. */
  html: string
  /** Called when the page is styled, and again when it is replaced. */
  onShown?(frame: HTMLIFrameElement): void
}

/** A page as a picture of itself: it can be scrolled, not used. It is scaled down to fit, so that it has the layout of a screen. */
export function PageFrame({ title, html, onShown }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const latest = useRef(onShown)
  latest.current = onShown
  useEffect(() => {
    const element = frame.current
    if (!isLoaded || !element?.contentDocument) return
    let isReplaced = false
    void showDocument(element.contentDocument, html).then(() => {
      if (!isReplaced) latest.current?.(element)
    })
    return () => {
      isReplaced = true
    }
  }, [isLoaded, html])
  useEffect(() => {
    const element = frame.current
    const box = element?.parentElement
    if (!element || !box) return
    const observer = new ResizeObserver(() => fitFrame(element, box))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.box}>
      <iframe
        ref={frame}
        title={title}
        src="/redaksjon/framsyn"
        sandbox="allow-same-origin"
        onLoad={() => setLoaded(true)}
        className={styles.frame}
      />
    </div>
  )
}

function fitFrame(frame: HTMLIFrameElement, { clientWidth, clientHeight }: HTMLElement) {
  const pageWidth =
    clientWidth <= MAX_PHONE_WIDTH && isPhone() ? clientWidth : Math.max(clientWidth, MIN_PAGE_WIDTH)
  const scale = clientWidth / pageWidth
  frame.style.inlineSize = `${pageWidth}px`
  frame.style.blockSize = `${clientHeight / scale}px`
  frame.style.scale = String(scale)
}

const isPhone = () => window.innerWidth <= MAX_PHONE_WIDTH
