import { type Destination, destinationHost, destinationKey, osloDate } from '@lerret/model'
import { type FormEvent, useContext, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type Answer, type Consent, ConsentContext } from '../../consent/consent.ts'
import { formatDate } from '../../dates.ts'
import { Button } from '../../elements/Button.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { fill } from '../../words.ts'
import styles from './CookieList.module.css'
import { COOKIE_WORDS as words } from './words.ts'

/** Shows the visitor's consent to each destination, and lets them change it. It is disabled until its code has loaded. */
export function ConsentSettings({ destinations }: { destinations: readonly Destination[] }) {
  const consent = useConsent()
  return (
    <>
      <Heading className={styles.heading}>{words.choice}</Heading>
      <noscript>
        <p className={styles.text}>{words.needsScript}</p>
      </noscript>
      {consent?.isRefused ? <p className={styles.text}>{words.byBrowser}</p> : null}
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
        {consent && formatAnswer(answer, destinations)}
      </p>
      {/* The key resets the uncontrolled checkboxes after a new answer. */}
      <fieldset key={answer?.at} className={styles.boxes}>
        <legend className={styles.legend}>{words.allow}</legend>
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
          {words.refuse}
        </Button>
        <Button type="button" disabled={!consent} onClick={() => choose(destinations.map(destinationKey))}>
          {words.accept}
        </Button>
        <Button look="quiet" disabled={!consent}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

function DestinationText({ destination }: { destination: Destination }) {
  return (
    <>
      <strong>{formatDestination(destination)}</strong>
      <span className={styles.facts}>{words.destination[destination.kind][1]}</span>
    </>
  )
}

function formatAnswer(answer: Answer | null, destinations: readonly Destination[]): string {
  if (!answer) return words.unanswered
  const accepted = destinations
    .filter((each) => answer.accepted.includes(destinationKey(each)))
    .map(formatDestination)
  const when = formatDate(osloDate(new Date(answer.at)), null)
  return fill(accepted.length === 0 ? words.refused : words.accepted, {
    when,
    who: accepted.join(words.both),
  })
}

const formatDestination = (destination: Destination) =>
  fill(words.destination[destination.kind][0], { host: destinationHost(destination) })

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
