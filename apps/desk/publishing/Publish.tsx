import { fill, PUBLISHING_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Button } from '../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { formatWhen } from '../controls/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { kindLabel, type ListedRecord, recordTitle } from '../records/kinds.ts'
import { toState } from '../records/RecordTable.tsx'
import { useWaitingRecords } from '../records/waiting.ts'
import styles from './Publish.module.css'

/** What waits to be published: choose, publish in one press, take it back in another. */
export default function Publish() {
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useWaitingRecords()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const publish = useMutation({
    mutationFn: (records: ListedRecord[]) =>
      callDesk('publishRecords', { body: { records: records.map(toVersion) } }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const records = data?.items ?? []
  const chosen = records.filter((record) => !left.has(toKey(record)))

  function choose(record: ListedRecord, isChosen: boolean) {
    const next = new Set(left)
    if (isChosen) next.delete(toKey(record))
    else next.add(toKey(record))
    setLeft(next)
  }

  return (
    <Screen title={words.publishTitle} lead={words.publishLead}>
      {publish.data && <PublishedAnswer key={publish.data.batch} published={publish.data} />}
      {publish.isError && (
        <Problem message={errorMessage(publish.error, { content_invalid: words.publishInvalid })} />
      )}
      <div className={styles.page}>
        <ListSection title={words.publishWaiting}>
          {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
          {data?.items.length === 0 && <RowsText>{words.publishNothing}</RowsText>}
          {records.length > 0 && (
            <Rows>
              {records.map((record) => (
                <li key={toKey(record)} className={styles.row}>
                  <Checkbox
                    isSelected={!left.has(toKey(record))}
                    onChange={(isChosen) => choose(record, isChosen)}
                    className={styles.choice}
                  >
                    <span aria-hidden="true" className={styles.box} />
                    <span>
                      <b>{recordTitle(record)}</b> <span className={styles.kind}>{kindLabel(record)}</span>
                    </span>
                  </Checkbox>
                  <span className={styles.facts}>
                    <StateMark state={toState(record)} /> · {record.author}, {formatWhen(record.savedAt)}
                  </span>
                </li>
              ))}
            </Rows>
          )}
        </ListSection>
        {records.length > 0 &&
          (EDITOR_ROLES.includes(role) ? (
            <p>
              <Button
                kind="signal"
                size="large"
                isPending={publish.isPending}
                isDisabled={chosen.length === 0}
                onPress={() => publish.mutate(chosen)}
              >
                {fill(chosen.length === 1 ? words.publishOne : words.publishMany, { count: chosen.length })}
              </Button>
            </p>
          ) : (
            <p className={styles.kind}>{words.publishNeedsEditor}</p>
          ))}
      </div>
    </Screen>
  )
}

/** The answer takes the focus, so that a second press of the button does not take the publishing back. */
function PublishedAnswer({ published }: { published: CallReply<'publishRecords'> }) {
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const revert = useMutation({
    mutationFn: () => callDesk('revertPublication', { params: { batch: published.batch } }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const { pages, milliseconds, problems } = published
  return (
    <section className={styles.answer}>
      <h2 ref={heading} tabIndex={-1}>
        {revert.isSuccess ? words.reverted : fill(words.published, { milliseconds })}
      </h2>
      {!revert.isSuccess && (
        <p>{fill(pages === 1 ? words.publishedPage : words.publishedPages, { pages })}</p>
      )}
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {revert.isError && (
        <Problem message={errorMessage(revert.error, { content_conflict: words.revertConflict })} />
      )}
      {!revert.isSuccess && (
        <Button isPending={revert.isPending} onPress={() => revert.mutate()}>
          {words.revert}
        </Button>
      )}
    </section>
  )
}

const toKey = ({ kind, id }: ListedRecord) => `${kind} ${id}`

/** A deletion is published by taking the record away from visitors. */
const toVersion = ({ kind, id, state, draftVersion }: ListedRecord) => ({
  kind,
  id,
  version: state === 'deleted' ? null : draftVersion,
})
