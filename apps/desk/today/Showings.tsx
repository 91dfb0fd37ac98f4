import { osloClock } from '@lerret/model'
import { fill, programmeWords, todayWords as words } from '@lerret/words/desk'
import { AgeMark } from '../controls/AgeMark.tsx'
import { ButtonLink } from '../controls/Button.tsx'
import { classNames } from '../controls/class-names.ts'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import type { CallReply } from '../data/call-desk.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { pathTo } from '../navigation/routes.ts'
import { ACT_PARAM } from '../programme/showing/act-param.ts'
import { programmeDay } from './days.ts'
import { FeedHealth } from './FeedHealth.tsx'
import { useShowingSales } from './queries.ts'
import { SeatBar } from './SeatBar.tsx'
import styles from './Showings.module.css'

type Showing = CallReply<'showingSales'>[number]

export function ShowingsToday({ today }: { today: string }) {
  const { data, isError, refetch } = useShowingSales(today)
  const showings = data?.filter(({ startsAt }) => programmeDay(startsAt) === today)
  const largest = largestHall(data ?? [])
  return (
    <ListSection title={words.tonight} note={<FeedHealth />}>
      {isError && !data && <Problem message={words.showingsFailed} onRetry={() => void refetch()} />}
      {showings?.length === 0 && <RowsText>{words.noneTonight}</RowsText>}
      {showings && showings.length > 0 && (
        <Rows>
          {showings.map((showing) => (
            <li key={showing.showingId} className={styles.row}>
              <time dateTime={showing.startsAt} className={styles.time}>
                {osloClock(showing.startsAt).time}
              </time>
              {showing.poster ? (
                <img
                  src={posterAddress(showing.poster)}
                  alt=""
                  width="30"
                  height="45"
                  className={styles.poster}
                />
              ) : (
                <span className={styles.poster} />
              )}
              <div className={styles.what}>
                <h3 className={classNames(styles.title, showing.state === 'cancelled' && styles.struck)}>
                  <a href={pathTo('showing', { id: showing.showingId })}>{showing.title}</a>{' '}
                  <AgeMark limit={showing.ageLimit} />
                </h3>
                <p className={styles.where}>
                  {[showing.hall, showing.label].filter(Boolean).join(' · ')}
                  <ShowingState state={showing.state} />
                </p>
              </div>
              <Sales showing={showing} largest={largest} />
              <Acts showing={showing} />
            </li>
          ))}
        </Rows>
      )}
    </ListSection>
  )
}

export function ShowingsTomorrow({ today }: { today: string }) {
  const { data } = useShowingSales(today)
  if (!data) return null
  const showings = data.filter(({ startsAt }) => programmeDay(startsAt) !== today)
  const largest = largestHall(data)
  return (
    <ListSection
      title={words.tomorrow}
      note={<a href={`${pathTo('weekSheet')}?veke=${today}`}>{words.wholeWeek}</a>}
    >
      {showings.length === 0 ? (
        <RowsText>{words.noneTomorrow}</RowsText>
      ) : (
        <Rows>
          {showings.map((showing) => (
            <li key={showing.showingId} className={styles.line}>
              <time dateTime={showing.startsAt} className={styles.lineTime}>
                {osloClock(showing.startsAt).time}
              </time>
              <span className={classNames(styles.lineTitle, showing.state === 'cancelled' && styles.struck)}>
                <a href={pathTo('showing', { id: showing.showingId })}>{showing.title}</a>{' '}
                {showing.label && <span className={styles.label}>{showing.label}</span>}
                <ShowingState state={showing.state} />
              </span>
              {showing.sales?.capacity ? <SeatBar {...showing.sales} largest={largest} /> : <span />}
              <span className={styles.figures}>
                <ShortSales showing={showing} />
              </span>
            </li>
          ))}
        </Rows>
      )}
    </ListSection>
  )
}

const ACTS: readonly [act: string, label: string][] = [
  ['cancel', programmeWords.cancel],
  ['postpone', programmeWords.postpone],
  ['move', programmeWords.move],
  ['sell-out', programmeWords.sellOut],
]

/** What can be done to a showing that has not begun. Each leads to its screen, where the sentence for visitors is shown first. */
function Acts({ showing: { showingId, title, startsAt, state } }: { showing: Showing }) {
  const { role } = useStaff()
  if (state === 'cancelled' || Date.parse(startsAt) < Date.now() || !EDITOR_ROLES.includes(role)) return null
  const path = pathTo('showing', { id: showingId })
  return (
    // biome-ignore lint/a11y/useSemanticElements: links to acts, not fields of a form
    <div role="group" aria-label={fill(words.actsFor, { title })} className={styles.acts}>
      {ACTS.map(([act, label]) => (
        <ButtonLink key={act} href={`${path}?${ACT_PARAM}=${act}`}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

const STATES: Record<Showing['state'], string | null> = {
  planned: null,
  cancelled: words.cancelled,
  postponed: words.postponed,
  moved: words.moved,
}

function ShowingState({ state }: { state: Showing['state'] }) {
  const label = STATES[state]
  return label && <span className={styles.state}>{label}</span>
}

function Sales({ showing, largest }: { showing: Showing; largest: number }) {
  const { sales } = showing
  if (sales === null) return <p className={styles.sales}>{unsoldText(showing)}</p>
  const { capacity, sold } = sales
  if (capacity === null) return <p className={styles.sales}>{fill(words.soldWithoutLimit, { sold })}</p>
  const free = Math.max(0, capacity - sold - sales.reserved)
  return (
    <div className={styles.sales}>
      <SeatBar {...sales} largest={largest} />
      <p>
        <b>{fill(words.sold, { sold })}</b> · {free === 0 ? words.soldOut : fill(words.free, { free })}
      </p>
    </div>
  )
}

/** The share of free seats under which the seats that are left are shown. */
const FEW_SEATS_SHARE = 0.06

function ShortSales({ showing }: { showing: Showing }) {
  const { sales } = showing
  if (!sales) return unsoldText(showing)
  const { capacity, sold } = sales
  if (capacity === null) return fill(words.soldWithoutLimit, { sold })
  const free = Math.max(0, capacity - sold - sales.reserved)
  if (free > 0 && free > capacity * FEW_SEATS_SHARE) return fill(words.soldOf, { sold, capacity })
  return <b className={styles.few}>{free === 0 ? words.soldOut : fill(words.left, { free })}</b>
}

const UNSOLD_TEXTS: Record<string, string> = {
  'at-door': words.atDoor,
  free: words.freeAdmission,
  'not-yet': words.notYet,
  'sold-out': words.soldOut,
}

const unsoldText = ({ ticketStatus }: Showing) => UNSOLD_TEXTS[ticketStatus] ?? words.notSoldHere

const largestHall = (showings: Showing[]) =>
  showings.reduce((largest, { sales }) => Math.max(largest, sales?.capacity ?? 0), 1)

const posterAddress = (src: string) =>
  src.startsWith('/images/') ? `${src.split('?', 1)[0]}?w=96&h=144&auto=compress&fit=crop` : src
