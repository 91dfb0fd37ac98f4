import type { Access, ShowingView } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import { uncapitalize } from '../dates.ts'
import { Facts } from '../elements/Facts.tsx'
import { toOsloClock } from '../oslo-clock.ts'
import { useWords } from '../words.ts'
import styles from './ShowingFacts.module.css'

interface ShowingFactsProps {
  showing: ShowingView
  withHall: boolean
  /** Only hall and label. */
  brief?: boolean
}

/** Hall, label, end, formats, language, price and accessibility of a showing. */
export function ShowingFacts({ showing, withHall, brief = false }: ShowingFactsProps) {
  const words = useWords()
  const facts = brief ? [showing.hall, showing.label] : allFacts(showing, withHall, words)
  const access = brief ? [] : showing.access
  return (
    <>
      <Facts facts={facts} />
      {access.length > 0 && (
        <ul className={styles.access}>
          {access.map((each) => (
            <li key={each} className={styles[each]}>
              {accessText(each, words)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function allFacts(showing: ShowingView, withHall: boolean, words: SiteWords) {
  return [
    withHall ? showing.hall : null,
    showing.label,
    fill(words.done, { time: toOsloClock(showing.endsAt).time }),
    ...showing.formats,
    showing.language && uncapitalize(showing.language),
    showing.subtitles && fill(words.subtitles, { language: uncapitalize(showing.subtitles) }),
    showing.priceFrom ? fill(words.priceFrom, { price: showing.priceFrom }) : null,
  ]
}

export function accessText(access: Access, words: SiteWords): string {
  switch (access) {
    case 'wheelchair':
      return words.wheelchair
    case 'hearing-loop':
      return words.hearingLoop
    case 'audio-description':
      return words.audioDescription
    case 'relaxed':
      return words.relaxed
  }
}
