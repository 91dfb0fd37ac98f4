import { COOKIES_PATH, type Destination, destinationHost } from '@lerret/model'
import { Button } from '../elements/Button.tsx'
import { fill } from '../words.ts'
import styles from './ConsentDialog.css?inline'
import { CONSENT_NYNORSK } from './words.ts'

export { CONSENT_NYNORSK } from './words.ts'

/** Not part of the site's stylesheet, because most houses never show the dialog. */
export const CONSENT_STYLES = styles

interface ConsentDialogProps {
  destinations: readonly Destination[]
  onAnswer: (isAccepted: boolean) => void
}

/** A non-modal dialog: the page can be used beside it. Both answers take one click and look the same. */
export function ConsentDialog({ destinations, onAnswer }: ConsentDialogProps) {
  const words = CONSENT_NYNORSK
  return (
    <div
      role="dialog"
      aria-labelledby="lerret-consent-heading"
      aria-describedby="lerret-consent-text"
      className="lerret-consent"
      data-surface="film"
    >
      <div className="lerret-consent-said">
        <h2 id="lerret-consent-heading">{words.consentHeading}</h2>
        <p id="lerret-consent-text">{fill(words.consentText, { who: formatDestinations(destinations) })}</p>
      </div>
      <div className="lerret-consent-answers">
        <Button type="button" onClick={() => onAnswer(false)}>
          {words.consentRefuse}
        </Button>
        <Button type="button" onClick={() => onAnswer(true)}>
          {words.consentAccept}
        </Button>
      </div>
      <p className="lerret-consent-more">
        <a href={COOKIES_PATH}>{words.consentMore}</a>
      </p>
    </div>
  )
}

function formatDestinations(destinations: readonly Destination[]): string {
  const words = CONSENT_NYNORSK
  return destinations
    .map((destination) =>
      destination.kind === 'facebook'
        ? words.consentFacebook
        : fill(words.consentMatomo, { host: destinationHost(destination) }),
    )
    .join(words.consentAnd)
}
