import { type Destination, destinationKey } from '@lerret/model'
import type { Consent } from '@lerret/ui/consent'
import { CONSENT_NYNORSK, CONSENT_STYLES, ConsentDialog } from '@lerret/ui/consent-dialog'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const HEIGHT = '--lerret-consent-height'

/**
 * Asks whoever has not answered, beside the page and not on top of it. It comes before the header, so that it is among the first
 * that a keyboard reaches, and takes the focus from nobody.
 */
export function ask(
  consent: Consent,
  destinations: readonly Destination[],
  announce: (text: string) => void,
) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CONSENT_STYLES)
  document.adoptedStyleSheets.push(sheet)
  const place = document.createElement('div')
  document.querySelector('body > header')?.before(place)
  const root = createRoot(place)
  const { style } = document.documentElement
  const watch = new ResizeObserver(([entry]) =>
    style.setProperty(HEIGHT, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
  )

  flushSync(() =>
    root.render(
      <ConsentDialog
        destinations={destinations}
        onAnswer={(isAccepted) => consent.choose(isAccepted ? destinations.map(destinationKey) : [])}
      />,
    ),
  )
  if (place.firstElementChild) watch.observe(place.firstElementChild)
  announce(CONSENT_NYNORSK.consentHeading)

  // Here, on the cookie page or in another window.
  const leave = consent.subscribe(() => {
    if (consent.getState() === null) return
    leave()
    const isFocused = place.contains(document.activeElement)
    watch.disconnect()
    root.unmount()
    place.remove()
    style.removeProperty(HEIGHT)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    announce(CONSENT_NYNORSK.consentSaved)
    if (isFocused) document.querySelector('main')?.focus({ preventScroll: true })
  })
}
