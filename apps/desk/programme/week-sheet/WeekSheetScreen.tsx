import { addDays, osloClock } from '@lerret/model'
import { eveningDate, weekNumber, weekStart } from '@lerret/model/programme-text'
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
  publishShowings,
  revertPublication,
  saveShowings,
  useProgramme,
} from '../programme-data.ts'
import { showingsPath } from '../showings/showings-path.ts'
import { formatWeek } from './describe.ts'
import { editsKey } from './stored-edits.ts'
import { type SheetSave, WeekSheet } from './WeekSheet.tsx'

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

  async function save({ changes, published, clashing }: SheetSave) {
    setOutcome(null)
    try {
      const versions = await saveShowings(data?.showings ?? [], changes)
      const savedAt = new Date().toISOString()
      const toPublish = new Map(
        published.map((change) => [change.showing.id, versions[changes.indexOf(change)] as number]),
      )
      const { publication, publishError } = await tryToPublish(toPublish)
      const waiting = changes.length - published.length
      setOutcome({ savedAt, publication, published: published.length, waiting, clashing })
      setIdSeed(createSeed())
      return { publishError }
    } finally {
      // Also after a conflict: what is typed then stands over the newer showings.
      await queryClient.invalidateQueries({ queryKey: ['programme'] })
    }
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
  /** How many showings were to be published. */
  published: number
  /** How many of the others wait as drafts. */
  waiting: number
  /** How many of all have a clash. */
  clashing: number
}

/** What was saved is saved, also when it cannot be published. */
async function tryToPublish(versions: ReadonlyMap<string, number>) {
  try {
    const publication = versions.size === 0 ? null : await publishShowings(versions)
    return { publication, publishError: null }
  } catch (publishError) {
    return { publication: null, publishError }
  }
}

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
  const queryClient = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  const { publication } = outcome

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

const createSeed = () => Math.random().toString(36)
