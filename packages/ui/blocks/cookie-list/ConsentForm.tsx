import { type Destination, destinationHost, destinationKey, osloDate } from '@lerret/model'
import { type FormEvent, useContext, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type Answer, type Consent, ConsentContext } from '../../consent/consent.ts'
import { dateWithoutDay } from '../../dates.ts'
import { Button } from '../../elements/Button.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { fill } from '../../words.ts'
import styles from './CookieList.module.css'
import { COOKIE_WORDS as words } from './words.ts'

/** What the visitor allows each of them, to see and to change. Until the script is there, nobody is told anything. */
export function Choice({ destinations }: { destinations: readonly Destination[] }) {
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
              <Told destination={destination} />
            </li>
          ))}
        </ul>
      ) : (
        <ChoiceForm destinations={destinations} consent={consent} />
      )}
    </>
  )
}

interface ChoiceFormProps {
  destinations: readonly Destination[]
  consent: Consent | null
}

function ChoiceForm({ destinations, consent }: ChoiceFormProps) {
  const answer = useSyncExternalStore(consent?.subscribe ?? never, consent?.getState ?? nothing, nothing)
  const id = useId()
  const choose = (accepted: readonly string[]) => consent?.choose(accepted)
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose(new FormData(event.currentTarget).getAll('allowed').map(String))
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <p role="status" className={styles.text}>
        {consent && say(answer, destinations)}
      </p>
      {/* A new answer has new boxes, which say it. */}
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
                <Told destination={destination} />
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

function Told({ destination }: { destination: Destination }) {
  return (
    <>
      <strong>{nameOf(destination)}</strong>
      <span className={styles.facts}>{words.destination[destination.kind][1]}</span>
    </>
  )
}

function say(answer: Answer | null, destinations: readonly Destination[]): string {
  if (!answer) return words.unanswered
  const who = destinations.filter((each) => answer.accepted.includes(destinationKey(each))).map(nameOf)
  const when = dateWithoutDay(osloDate(new Date(answer.at)), null)
  return fill(who.length === 0 ? words.refused : words.accepted, { when, who: who.join(words.both) })
}

/** Who it is, in words. */
const nameOf = (destination: Destination) =>
  fill(words.destination[destination.kind][0], { host: destinationHost(destination) })

function useConsent(): Consent | null {
  const coming = useContext(ConsentContext)
  const [consent, setConsent] = useState<Consent | null>(null)
  useEffect(() => {
    let isWanted = true
    // What cannot be fetched changes nothing: without it nobody is told anything.
    coming?.then((come) => isWanted && setConsent(come)).catch(() => {})
    return () => {
      isWanted = false
    }
  }, [coming])
  return consent
}

const never = () => () => {}
const nothing = () => null
