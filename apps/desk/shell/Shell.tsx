import { shellWords as words } from '@lerret/words/desk'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useStaff } from '../data/session.ts'
import { useDeskEvents } from '../events/desk-events.ts'
import { useLocation } from '../navigation/location.ts'
import { matchRoute } from '../navigation/routes.ts'
import { NotFound } from './NotFound.tsx'
import { listPlaces, SCREENS } from './places.ts'
import { Rail } from './Rail.tsx'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'
import styles from './Shell.module.css'
import { listenForShortcuts } from './shortcuts.ts'
import { loadWhenIdle } from './when-idle.ts'

const loadPalette = () => import('./palette/Palette.tsx')
const Palette = lazy(loadPalette)

/** The rail, and the screen of the current address. */
export function Shell() {
  const { pathname } = useLocation()
  const match = matchRoute(pathname)
  const [paletteText, setPaletteText] = useState<string | null>(null)
  const content = useRef<HTMLElement>(null)
  useDeskEvents()
  const { role } = useStaff()
  useEffect(
    () => listenForShortcuts({ places: listPlaces(role).flat(), openPalette: setPaletteText }),
    [role],
  )
  useEffect(() => loadWhenIdle(loadPalette), [])
  const shownPath = useRef(pathname)
  const ScreenComponent = match && SCREENS[match.name]
  return (
    <div className={styles.shell}>
      <a href="#innhald" className={styles.skip}>
        {words.skipToContent}
      </a>
      <Rail pathname={pathname.replace(/(?<=.)\/$/, '')} openPalette={setPaletteText} />
      <main id="innhald" ref={content} tabIndex={-1} data-region="" className={styles.content}>
        <ScreenErrorBoundary key={pathname}>
          <Suspense fallback={null}>
            {match && ScreenComponent ? <ScreenComponent params={match.params} /> : <NotFound />}
            <FocusOnNavigation content={content} pathname={pathname} shownPath={shownPath} />
          </Suspense>
        </ScreenErrorBoundary>
      </main>
      {paletteText !== null && (
        <ScreenErrorBoundary>
          <Suspense fallback={<PaletteInput text={paletteText} onTextChange={setPaletteText} />}>
            <Palette text={paletteText} onTextChange={setPaletteText} onClose={() => setPaletteText(null)} />
          </Suspense>
        </ScreenErrorBoundary>
      )}
    </div>
  )
}

/** Receives what is typed while the palette is loaded. */
function PaletteInput({ text, onTextChange }: { text: string; onTextChange(text: string): void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      aria-label={words.palette}
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
      className={styles.paletteInput}
    />
  )
}

/**
 * After a navigation, screen readers and the Tab key continue at the top of the new screen. It is beside the screen, so that its
 * effect waits until the code of the screen is loaded.
 */
function FocusOnNavigation({
  content,
  pathname,
  shownPath,
}: {
  content: RefObject<HTMLElement | null>
  pathname: string
  shownPath: RefObject<string>
}) {
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // A screen may have chosen another element, such as the first field of a form.
    if (content.current?.contains(document.activeElement) && content.current !== document.activeElement)
      return
    const title = content.current?.querySelector<HTMLElement>('[data-screen-title]')
    window.scrollTo(0, 0)
    ;(title ?? content.current)?.focus({ preventScroll: true })
  }, [content, pathname, shownPath])
  return null
}
