import { fill, publishingWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatPlanned } from '../controls/times/times.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshWhenSettled } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import type { ListedRecord } from '../records/kinds.ts'
import { useWaitingRecords } from '../records/waiting.ts'
import { ChangedPages, formatChangedPages } from './ChangedPages.tsx'
import { ChosenRecords, toKey } from './ChosenRecords.tsx'
import { type ChangedPage, useChangedPages } from './changed-pages.ts'
import { ClashQuestion } from './clashes/ClashQuestion.tsx'
import { findClashQuestion } from './clashes/clash-question.ts'
import { NewPages } from './NewPages.tsx'
import styles from './Publish.module.css'
import { PublishedAnswer } from './PublishedAnswer.tsx'
import { PublishForm } from './PublishForm.tsx'

/** What waits to be published: see what it changes, choose, publish in one press, take it back in another. */
export default function Publish() {
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useWaitingRecords()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** The pages of the last publish, until something else is chosen. */
  const [newPages, setNewPages] = useState<readonly ChangedPage[] | null>(null)
  const records = data?.items ?? []
  const chosen = useMemo(
    () => data?.items.filter((record) => !left.has(toKey(record))).map(toVersion) ?? [],
    [data, left],
  )
  const changes = useChangedPages(chosen)
  const pages = chosen.length === 0 ? [] : changes.data?.pages
  const publish = useMutation({
    // The pages as they are known now: the list of what waits may be read again before the reply comes.
    mutationFn: (_: readonly ChangedPage[]) => callDesk('publishRecords', { body: { records: chosen } }),
    onSuccess: (_, pagesAtPress) => setNewPages(pagesAtPress),
    onSettled: refreshWhenSettled(queryClient),
  })
  /** What is done once it is known that nothing clashes, or that the clashes may go out. */
  const check = useMutation({
    mutationFn: (_: PublishAct) => askAboutShowings(records.filter((record) => !left.has(toKey(record)))),
    onSuccess(question, act) {
      if (question === null) carryOut(act)
    },
  })
  const plan = useMutation({
    mutationFn: (moment: string) =>
      callDesk('planRecords', { body: { records: chosen.map((record) => toPlan(record, moment)) } }),
    onSuccess: () => publish.reset(),
    onSettled: refreshWhenSettled(queryClient),
  })

  function choose(record: ListedRecord, isChosen: boolean) {
    const next = new Set(left)
    if (isChosen) next.delete(toKey(record))
    else next.add(toKey(record))
    setLeft(next)
    setNewPages(null)
    check.reset()
  }

  function carryOut(act: PublishAct) {
    check.reset()
    if (act.type === 'plan') return plan.mutate(act.moment)
    plan.reset()
    publish.mutate(act.pages)
  }

  return (
    <div className={styles.screen}>
      <Screen title={toTitle()} lead={words.publishLead}>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        {newPages && <NewPages pages={newPages} />}
        {!newPages && chosen.length > 0 && (
          <>
            {changes.isError && (
              <Problem message={words.changesFailed} onRetry={() => void changes.refetch()} />
            )}
            {changes.isPending && <RowsText>{words.changesCounting}</RowsText>}
            {pages && <ChangedPages key={toKeys(pages)} pages={pages} records={chosen} />}
          </>
        )}
        {data?.items.length === 0 && !newPages && <RowsText>{words.publishNothing}</RowsText>}
      </Screen>
      <aside aria-label={words.publishTitle} data-region="" tabIndex={-1} className={styles.panel}>
        {publish.data && <PublishedAnswer key={publish.data.batch} published={publish.data} />}
        {plan.isSuccess && (
          <p role="status" className={styles.planned}>
            {fill(words.planned, { time: formatPlanned(plan.variables) })}
          </p>
        )}
        <ChosenRecords
          records={records}
          left={left}
          onChoose={choose}
          problems={changes.data?.problems ?? []}
        />
        {check.isError && <Problem message={errorMessage(check.error)} />}
        {publish.isError && <Problem message={errorMessage(publish.error, REFUSALS)} />}
        {plan.isError && <Problem message={errorMessage(plan.error, REFUSALS)} />}
        {records.length > 0 &&
          (EDITOR_ROLES.includes(role) ? (
            <PublishForm
              count={chosen.length}
              isPending={check.isPending || publish.isPending || plan.isPending}
              onPublish={() => {
                const pages = changes.isPlaceholderData ? [] : (changes.data?.pages ?? [])
                check.mutate({ type: 'publish', pages })
              }}
              onPlan={(moment) => check.mutate({ type: 'plan', moment })}
            />
          ) : (
            <p className={styles.hint}>{words.publishNeedsEditor}</p>
          ))}
        {check.data && (
          <ClashQuestion
            question={check.data}
            confirmLabel={check.variables.type === 'plan' ? words.planAnyway : words.publishAnyway}
            onConfirm={() => carryOut(check.variables)}
          />
        )}
      </aside>
    </div>
  )

  function toTitle(): string {
    if (newPages && newPages.length > 0)
      return fill(newPages.length === 1 ? words.pagesNewOne : words.pagesNew, { count: newPages.length })
    return pages && chosen.length > 0 ? formatChangedPages(pages.length) : words.publishTitle
  }
}

/** What the person has pressed: publishing now, with the pages as they are known then, or at a moment. */
type PublishAct = { type: 'publish'; pages: readonly ChangedPage[] } | { type: 'plan'; moment: string }

/** What to ask about the showings among what goes out; null when none of them clashes. */
function askAboutShowings(records: readonly ListedRecord[]): Promise<string | null> {
  const showings = records.filter(({ kind }) => kind === 'event')
  const ids = new Set(showings.map(({ id }) => id))
  const starts = showings.flatMap(({ facts: { startsAt } }) => (typeof startsAt === 'string' ? startsAt : []))
  return findClashQuestion(starts, (drafts) => ({
    published: drafts.filter(({ id }) => ids.has(id)),
    removedIds: showings.flatMap(({ id, state }) => (state === 'deleted' ? id : [])),
  }))
}

const REFUSALS = {
  content_invalid: words.publishInvalid,
  role_missing: words.publishNeedsAdmin,
}

const toKeys = (pages: readonly ChangedPage[]) => pages.map(({ path }) => path).join(' ')

type ChosenVersion = ReturnType<typeof toVersion>

/** A deletion is published by taking the record away from visitors. */
const toVersion = ({ kind, id, state, draftVersion }: ListedRecord) => ({
  kind,
  id,
  version: state === 'deleted' ? null : draftVersion,
})

const toPlan = ({ kind, id, version }: ChosenVersion, moment: string) =>
  version === null
    ? { kind, id, publishAt: null, unpublishAt: moment }
    : { kind, id, version, publishAt: moment, unpublishAt: null }
