import { BROWSER_STORAGE, type BrowserStorageItem, type BrowserStorageName } from '@lerret/model'
import type { CookieListBlockItem } from '@lerret/page-engine/page-data'
import type { CookieWords } from '@lerret/words/nynorsk/cookies'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { ConsentSettings } from './ConsentForm.tsx'
import styles from './CookieList.module.css'
import { useCookieWords } from './words.ts'

/** Lists what the site stores in the browser and who gets statistics, with the consent form. */
export function CookieList({ item: { heading, destinations } }: { item: CookieListBlockItem }) {
  const words = useCookieWords()
  // Without destinations the visitor is never asked, and no answer is stored.
  const groups = (['visitor', 'asked', 'member'] as const).filter(
    (who) => who !== 'asked' || destinations.length > 0,
  )
  return (
    <Section heading={heading}>
      <Heading className={styles.heading}>{words.cookieOthers}</Heading>
      <p className={styles.text}>{destinations.length === 0 ? words.cookieNobody : words.cookieOthersText}</p>
      {destinations.length > 0 && <ConsentSettings destinations={destinations} />}
      {groups.map((who) => (
        <Group key={who} who={who} />
      ))}
    </Section>
  )
}

function Group({ who }: { who: BrowserStorageItem['who'] }) {
  const words = useCookieWords()
  const stored = BROWSER_STORAGE.filter((each) => each.who === who)
  return (
    <>
      <Heading className={styles.heading}>{words[WHO_WORDS[who]]}</Heading>
      <ul className={styles.list}>
        {stored.map(({ name, place }) => {
          const [what, howLong] = STORAGE_WORDS[name]
          return (
            <li key={name} className={styles.entry}>
              <code className={styles.name}>{name}</code>
              <p>{words[what]}</p>
              <p className={styles.facts}>
                {words[PLACE_WORDS[place]]}, {words[howLong]}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const WHO_WORDS: Record<BrowserStorageItem['who'], keyof CookieWords> = {
  visitor: 'cookieWhoVisitor',
  asked: 'cookieWhoAsked',
  member: 'cookieWhoMember',
}

const PLACE_WORDS: Record<BrowserStorageItem['place'], keyof CookieWords> = {
  cookie: 'cookiePlaceCookie',
  'local-storage': 'cookiePlaceLocalStorage',
  cache: 'cookiePlaceCache',
}

const STORAGE_WORDS: Record<BrowserStorageName, [what: keyof CookieWords, howLong: keyof CookieWords]> = {
  'lerret-seen': ['cookieWhatSeen', 'cookieHowLongSeen'],
  'lerret-pages': ['cookieWhatPages', 'cookieHowLongPages'],
  'lerret-data': ['cookieWhatData', 'cookieHowLongData'],
  'lerret-assets': ['cookieWhatAssets', 'cookieHowLongAssets'],
  'lerret-images': ['cookieWhatImages', 'cookieHowLongImages'],
  'lerret-consent': ['cookieWhatConsent', 'cookieHowLongConsent'],
  'lerret.session_token': ['cookieWhatSession', 'cookieHowLongSession'],
  'lerret.device': ['cookieWhatDevice', 'cookieHowLongDevice'],
  'cw-profile-new': ['cookieWhatProfile', 'cookieHowLongProfile'],
  'cw-profile': ['cookieWhatOldProfile', 'cookieHowLongOldProfile'],
  'lerret-tickets': ['cookieWhatTickets', 'cookieHowLongTickets'],
}
