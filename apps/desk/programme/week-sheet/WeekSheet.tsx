import type { Showing } from '@lerret/model'
import type { SheetChange, SheetInput } from '@lerret/model/programme-text'
import { fill, PROGRAMME_NYNORSK as words } from '@lerret/words/desk'
import { useRef, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Keys } from '../../controls/Keys.tsx'
import { StateMark } from '../../controls/StateMark.tsx'
import { useMediaQuery } from '../../styles/use-media-query.ts'
import { Consequences } from './Consequences.tsx'
import { describeClashesGoingOut, formatShortDay } from './describe.ts'
import { MovedNotices } from './MovedNotices.tsx'
import { listMoved, withNotice } from './moved-showings.ts'
import { PasteProgramme } from './paste/PasteProgramme.tsx'
import { Understood } from './paste/Understood.tsx'
import { SelectionPanel } from './SelectionPanel.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { changesGoingOut, clashesGoingOut, soundChanges } from './summary.ts'
import { useWeekSheet } from './use-week-sheet.ts'
import styles from './WeekSheet.module.css'

export interface WeekSheetProps {
  /** The same object until other content is loaded. */
  input: SheetInput
  /** Under which what is typed is stored in the browser until it is saved. */
  storageKey: string
  /** The active cell has the focus at once, as after the sheet of another week. */
  opensWithFocus: boolean
  /** The number of the week before, for the button that copies it. */
  previousWeek: number
  /** Throws when nothing was saved. Resolves with the error when it was saved and could not be published. */
  save(work: SheetSave): Promise<{ publishError: unknown }>
  /** The showings that visitors see. */
  publicIds: ReadonlySet<string>
  /** The showings as visitors see them, of all weeks that are known. */
  visible: readonly Showing[]
  /** Whether the person may publish. */
  canPublish: boolean
  /** The sentence for a save that failed. */
  describeError(error: unknown): string
}

/** What is saved together. */
export interface SheetSave {
  changes: SheetChange[]
  /** Those of the changes that are published too. */
  published: SheetChange[]
  /** How many of the changes have a clash. */
  clashing: number
}

/** A week of the programme, typed like a spreadsheet. */
export function WeekSheet({
  input,
  storageKey,
  opensWithFocus,
  previousWeek,
  save,
  publicIds,
  visible,
  canPublish,
  describeError,
}: WeekSheetProps) {
  const state = useWeekSheet(input, { storageKey, opensWithFocus })
  // One day at a time.
  const isNarrow = useMediaQuery('(width < 60rem)')
  const [isSaving, setIsSaving] = useState(false)
  // Known at once, so that two presses are one save.
  const isBusy = useRef(false)
  const [isPasting, setIsPasting] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** About which clashes the editor was asked before they go out. */
  const [asked, setAsked] = useState<string | null>(null)
  const [corrections, setCorrections] = useState<ReadonlySet<string>>(new Set())
  const { sheet, evaluated, active, selected } = state
  // Acts are for saved showings, so what is typed in the selected cells has to be saved before.
  const hasEditedSelection = [...selected].some((key) => evaluated.cells.get(key)?.isEdited)

  const clashes = clashesGoingOut(sheet, evaluated, visible)
  const question = clashes.length > 0 ? describeClashesGoingOut(clashes, sheet.rules) : null

  function publish() {
    if (question) setAsked(question)
    else void submit(true)
  }

  async function submit(isPublished: boolean) {
    if (isBusy.current) return
    const sent = state.send()
    if (evaluated.changes.length === 0) {
      state.markSaved(sent)
      const hasProblems = [...evaluated.cells.values()].some(({ problems }) => problems.length > 0)
      state.announce(hasProblems ? words.savedNothingUnread : words.savedNothing)
      return
    }
    isBusy.current = true
    setIsSaving(true)
    setError(null)
    setAsked(null)
    try {
      const goingOut = new Set(changesGoingOut(evaluated))
      const changes = evaluated.changes.map((change) => ({
        change: withNotice(change, { publicIds, corrections }),
        goesOut: goingOut.has(change),
      }))
      const { publishError } = await save({
        changes: changes.map(({ change }) => change),
        published: changes.flatMap(({ change, goesOut }) => (isPublished && goesOut ? [change] : [])),
        clashing: changes.length - soundChanges(evaluated).length,
      })
      if (publishError) setError(fill(words.publishFailed, { problem: describeError(publishError) }))
      state.markSaved(sent)
      const saved = new Set(changes.map(({ change }) => change.showing.id))
      setCorrections((current) => new Set([...current].filter((id) => !saved.has(id))))
    } catch (failure) {
      setError(describeError(failure))
    } finally {
      isBusy.current = false
      setIsSaving(false)
    }
  }

  return (
    <div className={styles.layout}>
      <div className={styles.work}>
        <div className={styles.bar}>
          <Understood state={state} />
          <Button onPress={() => state.copyPreviousWeek('sheet')}>
            {fill(words.copyWeek, { week: String(previousWeek) })}
          </Button>
          <Button onPress={() => setIsPasting(!isPasting)} aria-expanded={isPasting}>
            {words.pasteProgramme}
          </Button>
          <Button onPress={state.undo} isDisabled={!state.canUndo}>
            {words.undo}
          </Button>
          <Button onPress={state.redo} isDisabled={!state.canRedo}>
            {words.redo}
          </Button>
        </div>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
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
          <SheetGrid
            state={state}
            dates={isNarrow ? [active.date] : sheet.dates}
            onSave={() => void submit(false)}
          />
        </div>
        <Help mainHall={sheet.vocabulary.halls[0]?.name ?? ''} />
      </div>
      {selected.size > 0 && canPublish && !hasEditedSelection ? (
        <SelectionPanel state={state} publicIds={publicIds} />
      ) : (
        <Consequences
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
                onChange={setCorrections}
              />
            </>
          }
          onSave={() => void submit(false)}
          {...(canPublish && { onPublish: publish })}
          question={asked === question ? question : null}
          onPublishAnyway={() => void submit(true)}
        />
      )}
    </div>
  )
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
