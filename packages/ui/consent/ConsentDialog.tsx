import { COOKIES_PATH, type Destination, destinationHost } from '@lerret/model'
import { fill } from '@lerret/words'
import type { ConsentWords } from '@lerret/words/nynorsk/consent'
import { Button } from '../elements/Button.tsx'
import styles from './ConsentDialog.css?inline'

/** Not part of the site's stylesheet, because most houses never show the dialog. */
export const CONSENT_STYLES = styles

interface ConsentDialogProps {
  words: ConsentWords
  destinations: readonly Destination[]
  onAnswer: (isAccepted: boolean) => void
}

/** A non-modal dialog: the page can be used beside it. Both answers take one click and look the same. */
export function ConsentDialog({ words, destinations, onAnswer }: ConsentDialogProps) {
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
        <p id="lerret-consent-text">
          {fill(words.consentText, { who: formatDestinations(destinations, words) })}
        </p>
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

function formatDestinations(destinations: readonly Destination[], words: ConsentWords): string {
  return destinations
    .map((destination) =>
      destination.kind === 'facebook'
        ? words.consentFacebook
        : fill(words.consentMatomo, { host: destinationHost(destination) }),
    )
    .join(words.consentAnd)
}
