import { type Alternative, type Clash, type HouseRules, isTypeable } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { pathTo } from '../../navigation/routes.ts'
import styles from './ChangesPanel.module.css'
import { formatTime } from './describe.ts'
import { HallsOfDay } from './HallsOfDay.tsx'
import { changesGoingOut, countSheet } from './summary.ts'
import type { WeekSheetState } from './use-week-sheet.ts'

/** The panel beside the sheet: what a save changes, the halls of the day, the alternatives to a clash, and the buttons. */
export function ChangesPanel({
  state,
  isSaving,
  notices,
  onSave,
  onPublish,
  question,
  onPublishAnyway,
}: {
  state: WeekSheetState
  isSaving: boolean
  /** What visitors read about showings that are moved. */
  notices?: ReactNode
  onSave(): void
  onPublish?(): void
  /** What is asked before it is published, or null. */
  question: string | null
  onPublishAnyway(): void
}) {
  const counts = countSheet(state.sheet, state.evaluated)
  const goingOut = changesGoingOut(state.evaluated).length
  const [clash] = state.activeCell?.clashes ?? []
  /** The link of a row leads to where it is dealt with. */
  const rows: [label: string, count: number, href?: string | undefined][] = [
    [words.countNew, counts.added],
    [words.countChanged, counts.changed],
    [words.countRemoved, counts.removed],
    [words.countClash, counts.clashes],
    [words.countSavedClash, counts.savedClashes],
    [words.countDrafts, counts.drafts, onPublish && pathTo('publish')],
    [words.countProblem, counts.problems],
    [fill(words.countLocked, { provider: words.provider }), counts.locked],
    [words.countPrevious, counts.previous],
  ]
  return (
    <aside className={styles.panel} aria-label={words.consequences}>
      <p className={styles.figure}>
        <span className={styles.number}>{counts.typed}</span>{' '}
        {counts.typed === 1 ? words.newShowing : words.newShowings}
      </p>
      <dl className={styles.counts}>
        {rows
          .filter(([, count]) => count > 0)
          .map(([label, count, href]) => (
            <div key={label}>
              <dt>{href ? <a href={href}>{label}</a> : label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      <HallsOfDay state={state} />
      {clash && <ClashSolution state={state} />}
      {notices}
      <div className={styles.actions}>
        <ButtonRow>
          <Button kind="ink" size="large" onPress={onSave} isDisabled={isSaving || counts.total === 0}>
            {words.save}
          </Button>
          {onPublish && (
            <Button kind="signal" size="large" onPress={onPublish} isDisabled={isSaving || goingOut === 0}>
              {goingOut === 0 ? words.publishNothing : fill(words.publish, { count: String(goingOut) })}
            </Button>
          )}
        </ButtonRow>
        {/* Never where one has just pressed, so that a double press publishes nothing. */}
        {question && (
          <div className={styles.question}>
            <p role="alert" className={styles.sentence}>
              <strong>{question}</strong>
            </p>
            <ButtonRow>
              <Button size="form" onPress={onPublishAnyway} isDisabled={isSaving}>
                {words.publishAnyway}
              </Button>
            </ButtonRow>
          </div>
        )}
      </div>
    </aside>
  )
}

function ClashSolution({ state }: { state: WeekSheetState }) {
  const { activeCell, sheet } = state
  const [clash] = activeCell?.clashes ?? []
  if (!clash) return null
  const { showing, other, alternatives } = clash
  const title = sheet.productions.find(({ id }) => id === showing.productionId)?.title ?? ''
  const later = alternatives.find(({ hall }) => hall === showing.hall)
  const solution = describeSolution(clash, { later, title, rules: sheet.rules })
  return (
    <div className={styles.clash}>
      <p className={styles.sentence}>
        <strong>{fill(words.clash, { hall: showing.hall, end: formatTime(other.endsAt) })}</strong> {solution}
      </p>
      <ButtonRow>
        {alternatives.slice(0, 3).map((alternative) => (
          <Button
            key={`${alternative.startsAt} ${alternative.hall}`}
            kind={alternative === later ? 'ink' : 'plain'}
            onPress={() => state.takeAlternative(clash, alternative)}
          >
            {alternative === later
              ? fill(words.useTime, { time: formatTime(alternative.startsAt) })
              : fill(words.useHall, { time: formatTime(alternative.startsAt), hall: alternative.hall })}
          </Button>
        ))}
      </ButtonRow>
    </div>
  )
}

function describeSolution(
  { showing }: Clash,
  { later, title, rules }: { later: Alternative | undefined; title: string; rules: HouseRules },
) {
  if (!isTypeable(showing)) return fill(words.clashProvider, { provider: words.provider })
  if (!later) return words.clashNoTime
  const minutes = String(rules.cleaningMinutes)
  return fill(words.clashGap, { minutes, title, time: formatTime(later.startsAt) })
}
