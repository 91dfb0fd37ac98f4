import { parsePath } from '@lerret/model'
import { useEffect, useRef, useState } from 'react'
import { showDocument } from '../preview/show-document.ts'
import styles from './SiteFrame.module.css'

export type FrameLayout = 'screen' | 'phone' | 'zoomed' | 'foyer'

const PHONE_WIDTH = 390
const ZOOM = 2
/** Full HD, the size of most screens on walls. */
const FOYER_SIZE = { width: 1920, height: 1080 }

interface SiteFrameProps {
  title: string
  /** The whole document. */
  html: string
  layout: FrameLayout
  /** Whether the sentences for those without scripts are shown. */
  isScriptless?: boolean
  /** Called with the document when its styles have been loaded. */
  onShown?(shown: Document): void
  /** Called when somebody follows a link to a page of the site. */
  onFollow?(path: string): void
}

/** A page of the site that can be scrolled, and whose links can be followed. No script runs in it. */
export function SiteFrame({ title, html, layout, isScriptless = false, onShown, onFollow }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const latest = useRef({ onShown, onFollow })
  latest.current = { onShown, onFollow }
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isLoaded || !shown) return
    let isReplaced = false
    void showDocument(shown, html, { isInert: false }).then(() => {
      if (isReplaced) return
      setNoscriptShown(shown, isScriptless)
      latest.current.onShown?.(shown)
    })
    return () => {
      isReplaced = true
    }
  }, [isLoaded, html, isScriptless])
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isLoaded || !shown) return
    const followLink = (event: MouseEvent) => {
      event.preventDefault()
      // Not `instanceof Element`: elements of a frame have classes of their own.
      const href = (event.target as Element).closest('a[href]')?.getAttribute('href')
      const path = href?.startsWith('/') ? parsePath(new URL(href, window.location.href).pathname) : null
      if (path !== null) latest.current.onFollow?.(path)
    }
    shown.addEventListener('click', followLink)
    return () => shown.removeEventListener('click', followLink)
  }, [isLoaded])
  useEffect(() => {
    const element = frame.current
    const box = element?.parentElement
    if (!element || !box) return
    const observer = new ResizeObserver(() => fitFrame(element, box, layout))
    observer.observe(box)
    return () => observer.disconnect()
  }, [layout])
  return (
    <div className={styles.box} data-layout={layout}>
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

/** A frame without scripts shows the sentences for those without; most visitors do not see them. */
function setNoscriptShown(shown: Document, isShown: boolean) {
  const view = shown.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(isShown ? 'noscript { outline: 3px solid #f2b134 }' : 'noscript { display: none }')
  shown.adoptedStyleSheets = [sheet]
}

/** Gives the page the width of its layout, and scales it to fit the box. */
function fitFrame(frame: HTMLIFrameElement, { clientWidth, clientHeight }: HTMLElement, layout: FrameLayout) {
  const pageWidth = {
    screen: clientWidth,
    phone: Math.min(clientWidth, PHONE_WIDTH),
    zoomed: clientWidth / ZOOM,
    foyer: FOYER_SIZE.width,
  }[layout]
  const scale = layout === 'phone' ? 1 : clientWidth / pageWidth
  frame.style.inlineSize = `${pageWidth}px`
  frame.style.blockSize = `${layout === 'foyer' ? FOYER_SIZE.height : clientHeight / scale}px`
  frame.style.scale = String(scale)
}
