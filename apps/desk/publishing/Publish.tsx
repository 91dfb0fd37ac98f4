import { fill, PUBLISHING_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Button } from '../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { formatWhen } from '../controls/times.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { kindLabel, type ListedRecord, recordTitle } from '../records/kinds.ts'
import { toState } from '../records/RecordTable.tsx'
import { useWaitingRecords } from '../records/waiting.ts'
import styles from './Publish.module.css'
import { PublishedAnswer } from './PublishedAnswer.tsx'

/** What waits to be published: choose, publish in one press, take it back in another. */
export default function Publish() {
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useWaitingRecords()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const publish = useMutation({
    mutationFn: (records: ListedRecord[]) =>
      callDesk('publishRecords', { body: { records: records.map(toVersion) } }),
    onSettled: () => refreshLists(queryClient),
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

const toKey = ({ kind, id }: ListedRecord) => `${kind} ${id}`

/** A deletion is published by taking the record away from visitors. */
const toVersion = ({ kind, id, state, draftVersion }: ListedRecord) => ({
  kind,
  id,
  version: state === 'deleted' ? null : draftVersion,
})
