import { type ProductionCard, type ShowingView, takesPlace } from '@lerret/model'
import type { TicketBlockItem } from '@lerret/page-engine/page-data'
import { rareBlockWords } from '@lerret/words/nynorsk/page-blocks/rare-blocks'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { formatDay } from '../../dates.ts'
import { Empty } from '../../elements/Empty.tsx'
import { toOsloClock } from '../../oslo-clock.ts'
import { LastKnownNote } from '../../showings/LastKnownNote.tsx'
import { ShowingFacts } from '../../showings/ShowingFacts.tsx'
import { hasEndedBy } from '../../showings/status.ts'
import { TicketAction } from '../../showings/TicketAction.tsx'
import { formatNotice } from '../../showings/ticket.ts'
import { useWordsWith } from '../../words.ts'
import styles from './Ticket.module.css'

/** The next showing, in large type. */
export function Ticket({ item }: { item: TicketBlockItem }) {
  const words = useWordsWith(rareBlockWords)
  const now = useNow()
  if (item.showing === null) return <Empty>{words.noShowings}</Empty>
  if (hasEndedBy(item.showing, now) && takesPlace(item.showing)) return <Empty>{words.showingOver}</Empty>
  return <NextShowing showing={item.showing} production={item.production} />
}

function NextShowing({ showing, production }: { showing: ShowingView; production: ProductionCard }) {
  const words = useWordsWith(rareBlockWords)
  const now = useNow()
  const notice = formatNotice(showing, now, words)
  return (
    <section className={styles.ticket} aria-label={words.nextShowing}>
      <p className={classNames(styles.when, !takesPlace(showing) && styles.off)}>
        <time dateTime={showing.startsAt}>
          {formatDay(showing.startsAt, now, words)} <b>{toOsloClock(showing.startsAt).time}</b>
        </time>
      </p>
      <div>
        <ShowingFacts showing={showing} withHall />
        {notice && <p className={styles.notice}>{notice}</p>}
        <LastKnownNote showings={[showing]} className={styles.notice} />
      </div>
      <TicketAction showing={showing} title={production.title} ageLimit={production.ageLimit} look="signal" />
    </section>
  )
}
