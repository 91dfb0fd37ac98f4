import type { OpenedRecord } from '@lerret/api/contracts'
import { fill, EDITING_NYNORSK as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatPlanned, parseLocalMoment } from '../../controls/times.ts'
import { type CallInput, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { planProblemSentence } from '../../problems/problem-sentences.ts'
import type { RecordEditor } from '../record-editor/edited-record.ts'
import styles from './PlanForm.module.css'

type PlannedRecord = CallInput<'planRecords'>['body']['records'][number]

interface PlanFormProps {
  opened: OpenedRecord
  editor: RecordEditor
  /** Saves versions of all that is planned together; without it, of the record alone. */
  commit?(): Promise<Pick<PlannedRecord, 'kind' | 'id' | 'version'>[]>
  /** Whether something was written after the planned version. */
  isChanged: boolean
  onPlanned(): unknown
}

/** A plan publishes the version of now, at a time to come. */
export function PlanForm({ opened, editor, commit, isChanged, onPlanned }: PlanFormProps) {
  const { kind, id, plan } = opened
  const [local, setLocal] = useState('')
  const [error, setError] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: async (publishAt: string | null) => {
      const version = publishAt === null ? undefined : await editor.commit()
      const others = publishAt === null ? [] : ((await commit?.()) ?? [])
      const records = [{ kind, id, version }, ...others.filter((other) => other.id !== id)]
      await callDesk('planRecords', {
        body: { records: records.map((record) => ({ ...record, publishAt, unpublishAt: null })) },
      })
    },
    onSuccess: () => void onPlanned(),
  })
  // The button that was pressed is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  const isPlanned = plan?.publishAt != null
  const wasPlanned = useRef(isPlanned)
  useEffect(() => {
    if (isPlanned && !wasPlanned.current && save.isSuccess) heading.current?.focus()
    wasPlanned.current = isPlanned
  }, [isPlanned, save.isSuccess])
  const problem = save.isError && (
    <Problem message={errorMessage(save.error, { content_invalid: words.notReady })} />
  )

  function submit() {
    const moment = parseLocalMoment(local)
    const isFuture = moment !== null && moment.getTime() > Date.now()
    setError(isFuture ? null : words.planPast)
    if (isFuture) save.mutate(moment.toISOString())
  }

  if (plan?.publishAt) {
    const { publishAt, version } = plan
    const isNewer = isChanged || (version !== null && (opened.draft?.version ?? 0) > version)
    return (
      <section className={styles.plan}>
        <h2 ref={heading} tabIndex={-1}>
          {words.plan}
        </h2>
        <p>{fill(words.planned, { time: formatPlanned(publishAt) })}</p>
        {isNewer && (
          <>
            <p className={styles.warning}>{words.planNotIncluded}</p>
            <Button onPress={() => save.mutate(publishAt)}>{words.planInclude}</Button>
          </>
        )}
        <Button kind="plain" onPress={() => save.mutate(null)}>
          {words.planRemove}
        </Button>
        {problem}
      </section>
    )
  }
  return (
    <Form className={styles.plan} onSubmit={submit}>
      {plan?.problem && (
        <Problem
          message={planProblemSentence(plan.problem)}
          onRetry={() => save.mutate(null)}
          retryLabel={words.planDismiss}
        />
      )}
      <Field label={words.planAt} type="datetime-local" value={local} onChange={setLocal} error={error} />
      <Button type="submit" size="form" isPending={save.isPending}>
        {words.planSave}
      </Button>
      {problem}
    </Form>
  )
}
