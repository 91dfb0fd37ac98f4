import type { ProductionCard, ShowingView } from '@lerret/model'
import type { EventsListBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { rareBlockWords } from '@lerret/words/nynorsk/page-blocks/rare-blocks'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { useNow } from '../../context/now.ts'
import { MomentText } from '../../elements/DateText.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Facts } from '../../elements/Facts.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { Poster } from '../../productions/Poster.tsx'
import { formatRunningTime } from '../../productions/running-time.ts'
import { findNextShowing, groupByProduction } from '../../showings/listings.ts'
import { TicketAction } from '../../showings/TicketAction.tsx'
import { formatNotice } from '../../showings/ticket.ts'
import { useWordsWith } from '../../words.ts'
import styles from './EventsList.module.css'

/** A list of productions, each with its next showing. */
export function EventsList({ item }: { item: EventsListBlockItem }) {
  const words = useWordsWith(rareBlockWords)
  const productions = useFirstScreenItems(groupByProduction(item), 5)
  return (
    <Section heading={item.heading}>
      {productions.length === 0 && <Empty>{words.nothingListed}</Empty>}
      {productions.length > 0 && (
        <ul className={styles.list}>
          {productions.map(({ production, showings }) => (
            <Row key={production.id} production={production} showings={showings} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ production, showings }: { production: ProductionCard; showings: ShowingView[] }) {
  const words = useWordsWith(rareBlockWords)
  const now = useNow()
  const next = findNextShowing(showings)
  const notice = next && formatNotice(next, now, words)
  return (
    <li className={styles.row}>
      <div>
        <Poster production={production} sizes="6rem" />
      </div>
      <div>
        <Heading className={styles.title}>
          <a href={production.href} lang={production.lang}>
            {production.title}
          </a>
        </Heading>
        <Facts facts={[production.kind, formatRunningTime(production.minutes, words)]} />
        {next && (
          <p className={styles.next}>
            <MomentText instant={next.startsAt} className={styles.when} /> {next.hall}
            {showings.length === 2 && `, ${words.moreTimeOne}`}
            {showings.length > 2 && `, ${fill(words.moreTimes, { count: showings.length - 1 })}`}
          </p>
        )}
        {!next && <p className={styles.facts}>{words.noShowings}</p>}
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
      {next && <TicketAction showing={next} title={production.title} ageLimit={production.ageLimit} />}
    </li>
  )
}
