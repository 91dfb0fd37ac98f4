import { applyShowingChange, osloClock, type ShowingChange } from '@lerret/model'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { ListSection, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { refreshWhenSettled } from '../../data/refresh.ts'
import { formatMoment } from '../showing/act-sentences.ts'
import { MAX_SHOWINGS, Recipients } from '../showing/Recipients.tsx'
import { ChangeFields } from './ChangeFields.tsx'
import { ChangeResult } from './ChangeResult.tsx'
import { CHANGE_TYPES, createChange, NO_INPUT } from './change-input.ts'
import { describeChange, describeDifferences } from './change-sentences.ts'
import styles from './ShowingsScreen.module.css'
import type { ListedShowing } from './ShowingTable.tsx'
import { useClashes } from './use-clashes.ts'

/** What to do with the chosen showings, and what will happen to each of them. */
export function ChangeForm({
  chosen,
  halls,
}: {
  chosen: readonly ListedShowing[]
  halls: readonly string[]
}) {
  const queryClient = useQueryClient()
  const [typed, setInput] = useState(NO_INPUT)
  // The halls may be read after the form is drawn.
  const input = { ...typed, hall: typed.hall || (halls[0] ?? '') }
  const change = createChange(input)
  const perform = useMutation({
    mutationFn: ({ ids, wanted }: { ids: string[]; wanted: ShowingChange }) =>
      callDesk('changeShowings', { body: { ids, change: wanted } }),
    onSettled: refreshWhenSettled(queryClient),
  })
  const effects = change ? chosen.map((each) => ({ ...each, ...findEffect(each, change) })) : []
  const changed = effects.filter(({ differences }) => differences.length > 0)
  const canClash = change !== null && CLASHING_TYPES.includes(change.type)
  const clashes = useClashes(canClash ? changed.map(({ after }) => after) : [])

  if (perform.data) return <ChangeResult changes={perform.data} onDone={() => perform.reset()} />
  return (
    <div className={styles.form}>
      <Select
        isStacked
        label={words.doWhat}
        options={CHANGE_TYPES}
        value={input.type}
        onChange={(type) => setInput({ ...input, type })}
      />
      <ChangeFields input={input} halls={halls} onChange={(fields) => setInput({ ...input, ...fields })} />
      <ListSection title={words.willHappen}>
        {chosen.length === 0 ? (
          <RowsText>{words.selectedNone}</RowsText>
        ) : (
          change && (
            <>
              <p role="status" className={styles.sentence}>
                {describeEffects(change, effects.length, changed)}
                {clashes.size > 0 && (
                  <span className={styles.warning}>
                    {clashes.size === 1
                      ? words.changeClash
                      : fill(words.changeClashes, { count: String(clashes.size) })}
                  </span>
                )}
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the arrow keys */}
              <ul className={styles.effects} tabIndex={0}>
                {changed.map(({ showing, title, differences }) => (
                  <li key={showing.id}>
                    <b>{title}</b>, {formatMoment(showing.startsAt)}
                    {differences.map((text) => (
                      <span key={text}>{text}</span>
                    ))}
                    <ClashWarning clash={clashes.get(showing.id)} />
                  </li>
                ))}
              </ul>
            </>
          )
        )}
      </ListSection>
      {changed.length > MAX_SHOWINGS && (
        <Problem message={fill(words.tooManyShowings, { count: String(MAX_SHOWINGS) })} />
      )}
      {change && <Recipients ids={changed.map(({ showing }) => showing.id)} change={change} />}
      {perform.isError && <Problem message={errorMessage(perform.error)} />}
      <Button
        kind="signal"
        size="large"
        isPending={perform.isPending}
        isDisabled={!change || changed.length === 0 || changed.length > MAX_SHOWINGS}
        onPress={() =>
          change && perform.mutate({ ids: changed.map(({ showing }) => showing.id), wanted: change })
        }
      >
        {fill(words.changeButton, { count: String(changed.length) })}
      </Button>
      <p className={styles.hint}>{words.canUndo}</p>
    </div>
  )
}

/** Changes after which a showing may be in the way of another. */
const CLASHING_TYPES: readonly ShowingChange['type'][] = ['shift', 'hall', 'restore']

function ClashWarning({ clash }: { clash: ReturnType<ReturnType<typeof useClashes>['get']> }) {
  if (!clash) return null
  const { showing, other, otherTitle } = clash
  return (
    <span className={styles.warning}>
      {fill(words.clashWith, {
        hall: showing.hall,
        start: osloClock(other.startsAt).time,
        end: osloClock(other.endsAt).time,
        title: otherTitle,
      })}
    </span>
  )
}

function findEffect({ showing, isPublic }: ListedShowing, change: ShowingChange) {
  const after = applyShowingChange(showing, change, isPublic)
  return { after, differences: describeDifferences(showing, after) }
}

function describeEffects(
  change: ShowingChange,
  total: number,
  changed: readonly Pick<ListedShowing, 'isPublic'>[],
): string {
  const publicCount = changed.filter(({ isPublic }) => isPublic).length
  const count = changed.length
  return [
    fill(count === 1 ? words.sentenceOne : words.sentenceMany, {
      count: String(count),
      change: describeChange(change),
    }),
    ...(publicCount > 0 ? [fill(words.sentencePublic, { count: String(publicCount) })] : []),
    ...(count < total ? [fill(words.sentenceUnchanged, { count: String(total - count) })] : []),
  ].join(' ')
}
