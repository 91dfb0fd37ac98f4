import { addDays, osloClock } from '@lerret/model'
import { eveningDate, weekNumber, weekStart } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../controls/Button.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { useStaff } from '../../data/session.ts'
import { Reading } from '../../editing/RecordScreen.tsx'
import { readAgain, selectHasOpened, useSelected, useSession } from '../../editing/use-session.ts'
import { listenForRecords } from '../../events/desk-events.ts'
import { PeopleHere } from '../../events/PeopleHere.tsx'
import { usePresence } from '../../events/use-presence.ts'
import { useSearchParams } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import { revertPublication } from '../programme-data.ts'
import { showingsPath } from '../showings/showings-path.ts'
import { formatWeek } from './describe.ts'
import { toWeekKey, weekRules } from './session/week-record.ts'
import { createWeekTransport } from './session/week-transport.ts'
import { type Outcome, WeekSheet, type WeekSheetProps } from './WeekSheet.tsx'

/** The week sheet of the week in the address, or of next week. */
export default function WeekSheetScreen() {
  const [params] = useSearchParams()
  const asked = params.get('veke') ?? ''
  const isDate = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  const firstDate = weekStart(isDate ? asked : addDays(eveningDate(Date.now()), 7))
  const [shown, setShown] = useState({ firstDate, isFirst: true })
  if (shown.firstDate !== firstDate) setShown({ firstDate, isFirst: false })
  return <Week key={firstDate} firstDate={firstDate} isFirst={shown.isFirst} />
}

function Week({
  firstDate,
  isFirst,
}: {
  firstDate: string
  /** Opened from another screen, where the heading has the focus, and not from another week. */
  isFirst: boolean
}) {
  const session = useSession(`week ${firstDate}`, () => ({
    keys: [toWeekKey(firstDate)],
    rules: weekRules,
    transport: createWeekTransport(firstDate),
  }))
  usePresence(toWeekKey(firstDate), { title: '', isEditing: false })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <Screen
      title={fill(words.week, { week: String(weekNumber(firstDate)) })}
      lead={formatWeek(firstDate)}
      actions={
        <>
          <PeopleHere subject={toWeekKey(firstDate)} />
          {outcome && session && (
            <SaveOutcome
              outcome={outcome}
              onReverted={() => {
                setOutcome(null)
                readAgain(session)
              }}
            />
          )}
          <ButtonLink kind="plain" href={showingsPath({ from: firstDate, to: addDays(firstDate, 6) })}>
            {words.changeSeveral}
          </ButtonLink>
          <ButtonLink kind="plain" href={weekPath(addDays(firstDate, -7))}>
            {words.previousWeek}
          </ButtonLink>
          <ButtonLink kind="plain" href={weekPath(addDays(firstDate, 7))}>
            {words.nextWeek}
          </ButtonLink>
        </>
      }
    >
      {session ? (
        <OpenedWeek
          session={session}
          firstDate={firstDate}
          opensWithFocus={!isFirst}
          onOutcome={setOutcome}
        />
      ) : (
        <Reading session={null} />
      )}
    </Screen>
  )
}

function OpenedWeek({
  session,
  ...props
}: Pick<WeekSheetProps, 'session' | 'firstDate' | 'opensWithFocus' | 'onOutcome'>) {
  const { role } = useStaff()
  const hasOpened = useSelected(session, selectHasOpened)
  useEffect(
    () =>
      listenForRecords((event) => {
        if (event?.records?.some(({ kind }) => SHOWN_KINDS.includes(kind)) ?? true) readAgain(session)
      }),
    [session],
  )
  if (!hasOpened) return <Reading session={session} />
  return (
    <WeekSheet
      session={session}
      previousWeek={weekNumber(addDays(props.firstDate, -7))}
      canPublish={role !== 'contributor'}
      {...props}
    />
  )
}

/** What the sheet shows beside the texts. */
const SHOWN_KINDS: readonly string[] = ['event', 'production', 'settings']

function describeOutcome({ savedAt, publication, published, waiting, clashing }: Outcome): string {
  if (publication) {
    const milliseconds = String(publication.milliseconds)
    if (waiting === 0) return fill(words.published, { milliseconds })
    return fill(words.publishedSome, { count: String(published), milliseconds, waiting: String(waiting) })
  }
  const { time } = osloClock(savedAt)
  if (clashing === 0) return fill(words.saved, { time })
  return fill(words.savedClashing, { time, count: String(clashing) })
}

/** When it was saved, how long publishing took, and the button that takes the publication back. */
function SaveOutcome({ outcome, onReverted }: { outcome: Outcome; onReverted(): void }) {
  const [error, setError] = useState<string | null>(null)
  const { publication } = outcome

  async function revert(batch: string) {
    try {
      await revertPublication(batch)
      onReverted()
    } catch (failure) {
      setError(errorMessage(failure))
    }
  }

  return (
    <>
      <span role="status">{error ?? describeOutcome(outcome)}</span>
      {publication && (
        <Button kind="plain" onPress={() => void revert(publication.batch)}>
          {words.revertPublication}
        </Button>
      )}
    </>
  )
}

const weekPath = (date: string) => `${pathTo('weekSheet')}?veke=${date}`
