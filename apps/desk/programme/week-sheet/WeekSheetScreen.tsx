import { addDays, osloClock } from '@lerret/model'
import { eveningDate, type SheetChange, weekNumber, weekStart } from '@lerret/model/programme-text'
import { fill, PROGRAMME_NYNORSK as words } from '@lerret/words/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { useStaff } from '../../data/session.ts'
import { PeopleHere } from '../../events/PeopleHere.tsx'
import { usePresence } from '../../events/use-presence.ts'
import { useSearchParams } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import {
  listDrafts,
  type Publication,
  revertPublication,
  saveShowings,
  useProgramme,
} from '../programme-data.ts'
import { showingsPath } from '../showings/showings-path.ts'
import { formatWeek } from './describe.ts'
import { editsKey } from './stored-edits.ts'
import { WeekSheet } from './WeekSheet.tsx'

const ERRORS = { content_conflict: words.errorConflict, content_invalid: words.errorInvalid }

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
  const { email, role } = useStaff()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useProgramme(firstDate)
  usePresence({ kind: 'week', id: firstDate }, { title: '', isEditing: false })
  const [idSeed, setIdSeed] = useState(createSeed)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const input = useMemo(
    () =>
      data && {
        firstDate,
        productions: data.productions,
        halls: data.halls,
        showings: data.showings.map(({ body }) => body),
        drafts: listDrafts(data.showings),
        idSeed,
      },
    [data, firstDate, idSeed],
  )

  const publicIds = useMemo(
    () =>
      new Set(data?.showings.flatMap(({ body, stableVersion }) => (stableVersion === null ? [] : body.id))),
    [data],
  )

  async function save(changes: SheetChange[], published: SheetChange[]) {
    if (!data) return
    setOutcome(null)
    try {
      const publication = await saveShowings(data.showings, changes, published)
      setOutcome({ savedAt: new Date().toISOString(), publication })
    } finally {
      // Also after a conflict: what is typed then stands over the newer showings.
      await queryClient.invalidateQueries({ queryKey: ['programme'] })
    }
    setIdSeed(createSeed())
  }

  return (
    <Screen
      title={fill(words.week, { week: String(weekNumber(firstDate)) })}
      lead={formatWeek(firstDate)}
      actions={
        <>
          <PeopleHere subject={{ kind: 'week', id: firstDate }} />
          {outcome && <SaveOutcome outcome={outcome} onReverted={() => setOutcome(null)} />}
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
      {error && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && input && (
        <WeekSheet
          input={input}
          storageKey={editsKey(email, firstDate)}
          opensWithFocus={!isFirst}
          previousWeek={weekNumber(addDays(firstDate, -7))}
          save={save}
          publicIds={publicIds}
          visible={data.visible}
          canPublish={role !== 'contributor'}
          describeError={(failure) => errorMessage(failure, ERRORS)}
        />
      )}
    </Screen>
  )
}

interface Outcome {
  savedAt: string
  /** Null when nothing was published. */
  publication: Publication | null
}

/** When it was saved, how long publishing took, and the button that takes the publication back. */
function SaveOutcome({ outcome, onReverted }: { outcome: Outcome; onReverted(): void }) {
  const queryClient = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  const { savedAt, publication } = outcome

  async function revert(batch: string) {
    try {
      await revertPublication(batch)
      onReverted()
      await queryClient.invalidateQueries({ queryKey: ['programme'] })
    } catch (failure) {
      setError(errorMessage(failure))
    }
  }

  return (
    <>
      <span role="status">
        {error ??
          (publication
            ? fill(words.published, { milliseconds: String(publication.milliseconds) })
            : fill(words.saved, { time: osloClock(savedAt).time }))}
      </span>
      {publication && (
        <Button kind="plain" onPress={() => void revert(publication.batch)}>
          {words.revertPublication}
        </Button>
      )}
    </>
  )
}

const weekPath = (date: string) => `${pathTo('weekSheet')}?veke=${date}`

const createSeed = () => Math.random().toString(36)
