import { newsletterWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { parseLocalMoment } from '../controls/times/times.ts'
import styles from './Newsletters.module.css'

/** The time at which a newsletter is sent, by the clock of the house. */
export function PlanNewsletter({ isPending, onPlan }: { isPending: boolean; onPlan(at: string): void }) {
  const [local, setLocal] = useState('')
  const [error, setError] = useState<string | null>(null)
  function submit() {
    const moment = parseLocalMoment(local)
    const isFuture = moment !== null && moment.getTime() > Date.now()
    setError(isFuture ? null : words.planPast)
    if (isFuture) onPlan(moment.toISOString())
  }
  return (
    <Form className={styles.plan} onSubmit={submit}>
      <Field label={words.planAt} type="datetime-local" value={local} onChange={setLocal} error={error} />
      <Button type="submit" size="form" isPending={isPending}>
        {words.plan}
      </Button>
    </Form>
  )
}
