import { type Destination, type DestinationKind, destinationHost, destinationKey } from '@lerret/model'
import { fill } from '@lerret/words'
import type { CookieWords } from '@lerret/words/nynorsk/cookies'
import type { DateWords } from '@lerret/words/nynorsk/dates'
import { type FormEvent, useContext, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type Answer, type Consent, ConsentContext } from '../../consent/consent.ts'
import { formatDate } from '../../dates.ts'
import { Button } from '../../elements/Button.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { toOsloDate } from '../../oslo-clock.ts'
import styles from './CookieList.module.css'
import { useCookieWords } from './words.ts'

/** Shows the visitor's consent to each destination, and lets them change it. It is disabled until its code has loaded. */
export function ConsentSettings({ destinations }: { destinations: readonly Destination[] }) {
  const words = useCookieWords()
  const consent = useConsent()
  return (
    <>
      <Heading className={styles.heading}>{words.cookieChoice}</Heading>
      <noscript>
        <p className={styles.text}>{words.cookieNeedsScript}</p>
      </noscript>
      {consent?.isRefused ? <p className={styles.text}>{words.cookieByBrowser}</p> : null}
      {consent?.isRefused ? (
        <ul className={styles.list}>
          {destinations.map((destination) => (
            <li key={destinationKey(destination)} className={styles.entry}>
              <DestinationText destination={destination} />
            </li>
          ))}
        </ul>
      ) : (
        <ConsentForm destinations={destinations} consent={consent} />
      )}
    </>
  )
}

interface ConsentFormProps {
  destinations: readonly Destination[]
  consent: Consent | null
}

function ConsentForm({ destinations, consent }: ConsentFormProps) {
  const words = useCookieWords()
  const answer = useSyncExternalStore(
    consent?.subscribe ?? subscribeToNothing,
    consent?.getState ?? getNull,
    getNull,
  )
  const id = useId()
  const choose = (accepted: readonly string[]) => consent?.choose(accepted)
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose(new FormData(event.currentTarget).getAll('allowed').map(String))
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <p role="status" className={styles.text}>
        {consent && formatAnswer(answer, destinations, words)}
      </p>
      {/* The key resets the uncontrolled checkboxes after a new answer. */}
      <fieldset key={answer?.at} className={styles.boxes}>
        <legend className={styles.legend}>{words.cookieAllow}</legend>
        {destinations.map((destination, index) => {
          const key = destinationKey(destination)
          return (
            <div key={key} className={styles.box}>
              <input
                type="checkbox"
                id={`${id}-${index}`}
                name="allowed"
                value={key}
                defaultChecked={answer?.accepted.includes(key) ?? false}
                disabled={!consent}
              />
              <label htmlFor={`${id}-${index}`}>
                <DestinationText destination={destination} />
              </label>
            </div>
          )
        })}
      </fieldset>
      <div className={styles.answers}>
        <Button type="button" disabled={!consent} onClick={() => choose([])}>
          {words.cookieRefuse}
        </Button>
        <Button type="button" disabled={!consent} onClick={() => choose(destinations.map(destinationKey))}>
          {words.cookieAccept}
        </Button>
        <Button look="quiet" disabled={!consent}>
          {words.cookieSave}
        </Button>
      </div>
    </form>
  )
}

function DestinationText({ destination }: { destination: Destination }) {
  const words = useCookieWords()
  return (
    <>
      <strong>{formatDestination(destination, words)}</strong>
      <span className={styles.facts}>{words[DESTINATION_WORDS[destination.kind].text]}</span>
    </>
  )
}

function formatAnswer(
  answer: Answer | null,
  destinations: readonly Destination[],
  words: CookieWords & DateWords,
): string {
  if (!answer) return words.cookieUnanswered
  const accepted = destinations
    .filter((each) => answer.accepted.includes(destinationKey(each)))
    .map((destination) => formatDestination(destination, words))
  const when = formatDate(toOsloDate(answer.at), null, words)
  return fill(accepted.length === 0 ? words.cookieRefused : words.cookieAccepted, {
    when,
    who: accepted.join(words.cookieBoth),
  })
}

const DESTINATION_WORDS = {
  facebook: { name: 'cookieDestinationFacebook', text: 'cookieDestinationTextFacebook' },
  matomo: { name: 'cookieDestinationMatomo', text: 'cookieDestinationTextMatomo' },
} as const satisfies Record<DestinationKind, Record<'name' | 'text', keyof CookieWords>>

const formatDestination = (destination: Destination, words: CookieWords) =>
  fill(words[DESTINATION_WORDS[destination.kind].name], { host: destinationHost(destination) })

function useConsent(): Consent | null {
  const consentPromise = useContext(ConsentContext)
  const [consent, setConsent] = useState<Consent | null>(null)
  useEffect(() => {
    let isMounted = true
    // If the code cannot be loaded, the form stays disabled, and nothing is tracked.
    consentPromise?.then((loaded) => isMounted && setConsent(loaded)).catch(() => {})
    return () => {
      isMounted = false
    }
  }, [consentPromise])
  return consent
}

const subscribeToNothing = () => () => {}
const getNull = () => null
