import { SHELL_NYNORSK as words } from '@lerret/words/desk'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useStaff } from '../data/session.ts'
import { useDeskEvents } from '../events/desk-events.ts'
import { useLocation } from '../navigation/location.ts'
import { matchRoute } from '../navigation/routes.ts'
import { NotFound } from './NotFound.tsx'
import { Palette } from './Palette.tsx'
import { listPlaces, SCREENS } from './places.ts'
import { Rail } from './Rail.tsx'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'
import styles from './Shell.module.css'
import { useShellCommands } from './shell-commands.ts'
import { listenForShortcuts } from './shortcuts.ts'

/** The rail, and the screen of the current address. */
export function Shell() {
  const { pathname } = useLocation()
  const match = matchRoute(pathname)
  const [paletteText, setPaletteText] = useState<string | null>(null)
  const content = useRef<HTMLElement>(null)
  useShellCommands()
  useDeskEvents()
  const { role } = useStaff()
  useEffect(
    () => listenForShortcuts({ places: listPlaces(role).flat(), openPalette: setPaletteText }),
    [role],
  )
  const shownPath = useRef(pathname)
  const ScreenComponent = match && SCREENS[match.name]
  return (
    <div className={styles.shell}>
      <a href="#innhald" className={styles.skip}>
        {words.skipToContent}
      </a>
      <Rail pathname={pathname.replace(/(?<=.)\/$/, '')} openPalette={() => setPaletteText('')} />
      <main id="innhald" ref={content} tabIndex={-1} data-region="" className={styles.content}>
        <ScreenErrorBoundary key={pathname}>
          <Suspense fallback={null}>
            {match && ScreenComponent ? <ScreenComponent params={match.params} /> : <NotFound />}
            <FocusOnNavigation content={content} pathname={pathname} shownPath={shownPath} />
          </Suspense>
        </ScreenErrorBoundary>
      </main>
      <Palette text={paletteText} onTextChange={setPaletteText} onClose={() => setPaletteText(null)} />
    </div>
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
    const title = content.current?.querySelector<HTMLElement>('[data-screen-title]')
    window.scrollTo(0, 0)
    ;(title ?? content.current)?.focus({ preventScroll: true })
  }, [content, pathname, shownPath])
  return null
}
