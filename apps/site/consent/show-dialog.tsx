import { destinationKey, type SiteFacts } from '@lerret/model'
import type { Consent } from '@lerret/ui/consent'
import { CONSENT_STYLES, ConsentDialog } from '@lerret/ui/consent-dialog'
import { consentWords } from '@lerret/words/nynorsk/consent'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const HEIGHT_PROPERTY = '--lerret-consent-height'

/**
 * Shows the consent dialog beside the page until the visitor has answered. It is placed before the header, so that it comes early in
 * the tab order, and does not move the focus.
 */
export function showConsentDialog(
  consent: Consent,
  { destinations, words: overrides }: Pick<SiteFacts, 'destinations' | 'words'>,
  announce: (text: string) => void,
) {
  const words = { ...consentWords, ...overrides }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CONSENT_STYLES)
  document.adoptedStyleSheets.push(sheet)
  const container = document.createElement('div')
  document.querySelector('body > header')?.before(container)
  const root = createRoot(container)
  const { style } = document.documentElement
  const resizeObserver = new ResizeObserver(([entry]) =>
    style.setProperty(HEIGHT_PROPERTY, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
  )

  flushSync(() =>
    root.render(
      <ConsentDialog
        words={words}
        destinations={destinations}
        onAnswer={(isAccepted) => consent.choose(isAccepted ? destinations.map(destinationKey) : [])}
      />,
    ),
  )
  if (container.firstElementChild) resizeObserver.observe(container.firstElementChild)
  announce(words.consentHeading)

  // The answer may come from the dialog, the cookie page or another window.
  const unsubscribe = consent.subscribe(() => {
    if (consent.getState() === null) return
    unsubscribe()
    const hadFocus = container.contains(document.activeElement)
    resizeObserver.disconnect()
    root.unmount()
    container.remove()
    style.removeProperty(HEIGHT_PROPERTY)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    announce(words.consentSaved)
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
  })
}
