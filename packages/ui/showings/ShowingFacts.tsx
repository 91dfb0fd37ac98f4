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
  /** What kind of event it is. */
  kind?: string | undefined
  /** Only hall and label. */
  brief?: boolean
}

/** Hall, label, end, formats, language, price and accessibility of a showing. */
export function ShowingFacts({ showing, withHall, kind, brief = false }: ShowingFactsProps) {
  const words = useWords()
  const facts = brief ? [showing.hall, showing.label] : [kind, ...allFacts(showing, withHall, words)]
  return (
    <>
      <Facts facts={facts} />
      {!brief && <AccessMarks access={showing.access} />}
    </>
  )
}

export function AccessMarks({ access }: { access: Access[] }) {
  const words = useWords()
  if (access.length === 0) return null
  return (
    <ul className={styles.access}>
      {access.map((each) => (
        <li key={each} className={styles[each]}>
          {accessText(each, words)}
        </li>
      ))}
    </ul>
  )
}

function allFacts(showing: ShowingView, withHall: boolean, words: SiteWords) {
  return [
    withHall ? showing.hall : null,
    showing.label,
    fill(words.done, { time: toOsloClock(showing.endsAt).time }),
    // Almost every film is 2D.
    ...showing.formats.filter((format) => format !== '2D'),
    showing.language && uncapitalize(showing.language, words),
    showing.subtitles && fill(words.subtitles, { language: uncapitalize(showing.subtitles, words) }),
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
