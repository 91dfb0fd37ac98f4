import { fill, editingWords as words } from '@lerret/words/desk'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatPlanned, parseLocalMoment } from '../../controls/times/times.ts'
import { errorMessage } from '../../data/error-message.ts'
import { planProblemSentence } from '../../problems/problem-sentences.ts'
import type { Plan, SessionState } from '../session/state/state.ts'
import { type OpenSession, useSelected } from '../use-session.ts'
import styles from './PlanForm.module.css'

interface PlanFormProps {
  session: OpenSession
  plan: Plan
  /** Whether something was written after the planned version. */
  isNewer: boolean
}

/** A plan publishes the version of now, at a time to come. */
export function PlanForm({ session, plan, isNewer }: PlanFormProps) {
  const [local, setLocal] = useState('')
  const [error, setError] = useState<string | null>(null)
  const isPending = useSelected(session, isPlanning)
  const answer = useSelected(session, selectAnswer)
  const heading = useHeadingFocus(plan?.publishAt != null)
  const save = (publishAt: string | null) => void session.ask({ type: 'plan', publishAt })
  const problem = <PlanRefusal answer={answer} />

  function submit() {
    const moment = parseLocalMoment(local)
    const isFuture = moment !== null && moment.getTime() > Date.now()
    setError(isFuture ? null : words.planPast)
    if (isFuture) save(moment.toISOString())
  }

  if (plan?.publishAt) {
    const { publishAt } = plan
    return (
      <section className={styles.plan}>
        <h2 ref={heading} tabIndex={-1}>
          {words.plan}
        </h2>
        <p>{fill(words.planned, { time: formatPlanned(publishAt) })}</p>
        {isNewer && (
          <>
            <p className={styles.warning}>{words.planNotIncluded}</p>
            <Button onPress={() => save(publishAt)}>{words.planInclude}</Button>
          </>
        )}
        <Button kind="plain" onPress={() => save(null)}>
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
          onRetry={() => save(null)}
          retryLabel={words.planDismiss}
        />
      )}
      <Field label={words.planAt} type="datetime-local" value={local} onChange={setLocal} error={error} />
      <Button type="submit" size="form" isPending={isPending}>
        {words.planSave}
      </Button>
      {problem}
    </Form>
  )
}

const isPlanning = ({ asked }: SessionState) => asked?.type === 'plan'
const selectAnswer = ({ answer }: SessionState) => answer

/** The heading of a plan, which takes the focus when the plan is made: the button that was pressed is gone. */
function useHeadingFocus(isPlanned: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPlanned = useRef(isPlanned)
  useEffect(() => {
    if (isPlanned && !wasPlanned.current) heading.current?.focus()
    wasPlanned.current = isPlanned
  }, [isPlanned])
  return heading
}

function PlanRefusal({ answer }: Pick<SessionState, 'answer'>) {
  if (answer?.type !== 'failed' || answer.asked.type !== 'plan') return null
  return <Problem message={errorMessage(answer.error, { content_invalid: words.notReady })} />
}
