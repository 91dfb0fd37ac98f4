import { editingWords, fill, programmeWords as words } from '@lerret/words/desk'
import { useCallback, useRef, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Keys } from '../../controls/Keys.tsx'
import { StateMark } from '../../controls/StateMark.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { Conflicts } from '../../editing/parts/Conflicts.tsx'
import { HistoryButtons } from '../../editing/parts/HistoryButtons.tsx'
import type { Answer } from '../../editing/session/state/state.ts'
import { useSaveCommand } from '../../editing/use-save-and-publish.ts'
import type { OpenSession } from '../../editing/use-session.ts'
import { describeClashesGoingOut } from '../../publishing/clashes/describe-clashes.ts'
import { useMediaQuery } from '../../styles/use-media-query.ts'
import { listPublicIds, type Publication } from '../programme-data.ts'
import { ChangesPanel } from './ChangesPanel.tsx'
import { describeCells, formatShortDay } from './describe.ts'
import { MovedNotices } from './MovedNotices.tsx'
import { listMoved } from './moved-showings.ts'
import { CellSummary } from './paste/CellSummary.tsx'
import { PasteProgramme } from './paste/PasteProgramme.tsx'
import { SelectionPanel } from './SelectionPanel.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { changesGoingOut, changesWithoutClash, clashesGoingOut } from './summary.ts'
import { useWeekSheet } from './use-week-sheet.ts'
import styles from './WeekSheet.module.css'

export interface WeekSheetProps {
  session: OpenSession
  firstDate: string
  /** The active cell has the focus at once, as after the sheet of another week. */
  opensWithFocus: boolean
  /** The number of the week before, for the button that copies it. */
  previousWeek: number
  /** Whether the person may publish. */
  canPublish: boolean
  /** Called when something was saved; null when it begins. */
  onOutcome(outcome: Outcome | null): void
}

/** What was saved together. */
export interface Outcome {
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

/** A week of the programme, typed like a spreadsheet. */
export function WeekSheet({
  session,
  firstDate,
  opensWithFocus,
  previousWeek,
  canPublish,
  onOutcome,
}: WeekSheetProps) {
  const state = useWeekSheet(session, { firstDate, opensWithFocus })
  // One day at a time.
  const isNarrow = useMediaQuery('(width < 60rem)')
  const [isPasting, setIsPasting] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** About which clashes the editor was asked before they go out. */
  const [asked, setAsked] = useState<string | null>(null)
  const { sheet, evaluated, active, selected, fields, isSaving } = state
  const publicIds = listPublicIds(fields.programme)
  const corrections = new Set(fields.corrections)
  // Acts are for saved showings, so what is typed in the selected cells has to be saved before.
  const hasEditedSelection = [...selected].some((key) => evaluated.cells.get(key)?.isEdited)

  const clashes = clashesGoingOut(sheet, evaluated, fields.programme.visible)
  const question = clashes.length > 0 ? describeClashesGoingOut(clashes, sheet.rules) : null
  const save = useLatest(() => submit('version'))
  useSaveCommand(save)

  function publish() {
    if (question) setAsked(question)
    else void submit('publish')
  }

  async function submit(type: 'version' | 'publish') {
    if (session.getState().asked) return
    const { changes } = evaluated
    const published = type === 'publish' ? changesGoingOut(evaluated).length : 0
    const clashing = changes.length - changesWithoutClash(evaluated).length
    const hasProblems = [...evaluated.cells.values()].some(({ problems }) => problems.length > 0)
    state.commit()
    setError(null)
    setAsked(null)
    if (changes.length > 0) onOutcome(null)
    const answer = await session.ask({ type })
    setError(describeAnswer(answer))
    if (changes.length === 0) state.announce(hasProblems ? words.savedNothingUnread : words.savedNothing)
    else if (isSaved(answer))
      onOutcome({
        savedAt: session.getState().savedAt ?? new Date().toISOString(),
        publication: type === 'publish' && answer.type === 'done' ? (answer.reply as Publication) : null,
        published,
        waiting: changes.length - published,
        clashing,
      })
  }

  return (
    <div className={styles.layout}>
      <div className={styles.work}>
        <div className={styles.bar}>
          <CellSummary state={state} />
          <Button onPress={() => state.copyPreviousWeek('sheet')}>
            {fill(words.copyWeek, { week: String(previousWeek) })}
          </Button>
          <Button onPress={() => setIsPasting(!isPasting)} aria-expanded={isPasting}>
            {words.pasteProgramme}
          </Button>
          <HistoryButtons session={session} state={state.state} />
        </div>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Conflicts
          session={session}
          state={state.state}
          describe={({ field, mine, theirs }) => ({
            field: describeCells(sheet, [field]),
            mine: String(mine),
            theirs: String(theirs),
            canJoin: false,
          })}
        />
        {isPasting && <PasteProgramme state={state} onClose={() => setIsPasting(false)} />}
        {isNarrow && (
          <div className={styles.days}>
            {sheet.dates.map((date) => (
              <button
                key={date}
                type="button"
                aria-pressed={date === active.date}
                className={styles.day}
                onClick={() => state.activate({ ...active, date })}
              >
                {formatShortDay(date)}
              </button>
            ))}
          </div>
        )}
        <div className={styles.scroll}>
          <SheetGrid state={state} dates={isNarrow ? [active.date] : sheet.dates} />
        </div>
        <Help mainHall={sheet.vocabulary.halls[0]?.name ?? ''} />
      </div>
      {selected.size > 0 && canPublish && !hasEditedSelection ? (
        <SelectionPanel state={state} publicIds={publicIds} />
      ) : (
        <ChangesPanel
          state={state}
          isSaving={isSaving}
          notices={
            <>
              {hasEditedSelection && <p>{words.saveBeforeChange}</p>}
              <MovedNotices
                moved={listMoved(evaluated.changes, publicIds)}
                corrections={corrections}
                findTitle={(productionId) =>
                  sheet.productions.find(({ id }) => id === productionId)?.title ?? ''
                }
                onChange={state.setCorrections}
              />
            </>
          }
          onSave={save}
          {...(canPublish && { onPublish: publish })}
          question={asked === question ? question : null}
          onPublishAnyway={() => void submit('publish')}
        />
      )}
    </div>
  )
}

const REFUSALS = { content_conflict: words.errorConflict, content_invalid: words.errorInvalid }

/** Why something that was asked for is not done; null when it is. */
function describeAnswer(answer: Answer): string | null {
  if (answer.type === 'conflict') return editingWords.settleFirst
  const problem = describeFailure(answer)
  return problem !== null && isSaved(answer) ? fill(words.publishFailed, { problem }) : problem
}

function describeFailure(answer: Answer): string | null {
  if (answer.type === 'outdated') return words.errorConflict
  return answer.type === 'failed' ? errorMessage(answer.error, REFUSALS) : null
}

/** Whether the showings are saved, also when they could not be published. */
const isSaved = (answer: Answer) => 'asked' in answer && (answer.type === 'done' || answer.asked.isSaved)

/** A function that stays the same, and does what the newest one does. */
function useLatest(act: () => unknown): () => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback(() => void latest.current(), [])
}

function Help({ mainHall }: { mainHall: string }) {
  const keys: [string, string][] = [
    ['Tab', words.keyNextDay],
    ['↵', words.keyNextFilm],
    ['Ctrl G', words.keyPrevious],
    ['Alt ↵', words.keyWayOut],
    ['⇧ → ↓', words.keySelect],
  ]
  const examples: [string, string][] = [
    ['18 20.30', words.exampleTimes],
    ['18 sal2 3D', words.exampleHall],
    ['-', words.exampleRemove],
    [words.exampleRowText, words.exampleRow],
  ]
  return (
    <div className={styles.help}>
      <ul>
        {keys.map(([key, label]) => (
          <li key={key}>
            <Keys>{key}</Keys> {label}
          </li>
        ))}
        {(['draft', 'changed'] as const).map((state) => (
          <li key={state}>
            <StateMark state={state} />
          </li>
        ))}
        {mainHall !== '' && <li>{fill(words.markLegend, { hall: mainHall })}</li>}
      </ul>
      <ul>
        <li>{words.write}</li>
        {examples.map(([text, label]) => (
          <li key={text}>
            <strong>{text}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
