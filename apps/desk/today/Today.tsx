import { takesPlace } from '@lerret/model'
import { capitalize, formatFullDate } from '@lerret/ui/dates'
import { dateWords, fill, todayWords as words } from '@lerret/words/desk'
import { useDeferredValue } from 'react'
import { ButtonLink } from '../controls/Button.tsx'
import { Screen } from '../controls/Screen.tsx'
import type { CallReply } from '../data/call-desk.ts'
import { ADMIN_ROLES, useStaff } from '../data/session.ts'
import { pathTo } from '../navigation/routes.ts'
import { useProblems } from '../problems/use-problems.ts'
import { SetupReminder } from '../setup/SetupReminder.tsx'
import { Activity } from './Activity.tsx'
import { AtWork } from './AtWork.tsx'
import { programmeDay } from './days.ts'
import { Searches, Watched } from './Interest.tsx'
import { NeedsYou } from './problems/NeedsYou.tsx'
import { useShowingSales } from './queries.ts'
import { ShowingsToday, ShowingsTomorrow } from './Showings.tsx'
import { SiteMoments } from './SiteMoments.tsx'
import styles from './Today.module.css'
import { Unfinished } from './Unfinished.tsx'
import { Planned, Waiting } from './Waiting.tsx'

/** What is on, what waits for the editor, and what people do. */
export function Today() {
  const today = programmeDay(Date.now())
  const { data } = useShowingSales(today)
  const problems = useProblems()
  // The shell and the heading are painted first: the columns start ten calls, which takes a slow device a while.
  const areColumnsShown = useDeferredValue(true, false)
  const showings = data?.filter(({ startsAt }) => programmeDay(startsAt) === today)
  return (
    <Screen
      title={capitalize(formatFullDate(today, today, dateWords))}
      lead={
        showings && [describeDay(showings), describeProblems(problems.data?.length ?? 0)].join(' ').trim()
      }
      actions={
        <>
          <AtWork />
          <ButtonLink href={pathTo('newArticle')} size="form">
            {words.newArticle}
          </ButtonLink>
        </>
      }
    >
      {areColumnsShown && <Columns today={today} />}
    </Screen>
  )
}

function Columns({ today }: { today: string }) {
  const isAdmin = ADMIN_ROLES.includes(useStaff().role)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ShowingsToday today={today} />
        <ShowingsTomorrow today={today} />
      </div>
      <div className={styles.column}>
        <NeedsYou />
        {isAdmin && <SetupReminder />}
        <Unfinished />
        <Waiting />
        <Planned />
        <SiteMoments />
      </div>
      <div className={styles.column}>
        <Activity today={today} />
        <Searches today={today} />
        <Watched />
      </div>
    </div>
  )
}

const NUMBERS = ['', '', ...words.numbersFromTwo.split(' ')]

function describeDay(listed: CallReply<'showingSales'>): string {
  const showings = listed.filter(takesPlace)
  if (showings.length === 0) return words.leadNone
  const count = NUMBERS[showings.length] || String(showings.length)
  const sentence = showings.length === 1 ? words.leadOne : fill(words.leadMany, { count })
  const sales = showings.flatMap(({ sales }) =>
    sales?.capacity != null ? [{ ...sales, capacity: sales.capacity }] : [],
  )
  if (sales.length === 0) return sentence
  const sold = sales.reduce((sum, each) => sum + each.sold, 0)
  const free = sales.reduce((sum, each) => sum + freeSeats(each), 0)
  return `${sentence} ${fill(words.leadSold, { sold, free })}`
}

/** *Tre ting treng deg.* */
function describeProblems(count: number): string {
  if (count === 0) return ''
  if (count === 1) return words.leadProblem
  return fill(words.leadProblems, { count: NUMBERS[count] || String(count) })
}

const freeSeats = ({ capacity, sold, reserved }: { capacity: number; sold: number; reserved: number }) =>
  Math.max(0, capacity - sold - reserved)
