import { BROWSER_STORAGE, type BrowserStorageItem, type CookieListBlockItem } from '@lerret/model'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { ConsentSettings } from './ConsentForm.tsx'
import styles from './CookieList.module.css'
import { COOKIE_WORDS as words } from './words.ts'

/** Lists what the site stores in the browser and who gets statistics, with the consent form. */
export function CookieList({ item: { heading, destinations } }: { item: CookieListBlockItem }) {
  // Without destinations the visitor is never asked, and no answer is stored.
  const groups = (['visitor', 'asked', 'member'] as const).filter(
    (who) => who !== 'asked' || destinations.length > 0,
  )
  return (
    <Section heading={heading}>
      <Heading className={styles.heading}>{words.others}</Heading>
      <p className={styles.text}>{destinations.length === 0 ? words.nobody : words.othersText}</p>
      {destinations.length > 0 && <ConsentSettings destinations={destinations} />}
      {groups.map((who) => (
        <Group key={who} who={who} />
      ))}
    </Section>
  )
}

function Group({ who }: { who: BrowserStorageItem['who'] }) {
  const stored = BROWSER_STORAGE.filter((each) => each.who === who)
  return (
    <>
      <Heading className={styles.heading}>{words.who[who]}</Heading>
      <ul className={styles.list}>
        {stored.map(({ name, place }) => {
          const [what, howLong] = words.what[name]
          return (
            <li key={name} className={styles.entry}>
              <code className={styles.name}>{name}</code>
              <p>{what}</p>
              <p className={styles.facts}>
                {words.place[place]}, {howLong}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
