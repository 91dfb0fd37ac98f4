import { fill, publishingWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { parseLocalMoment } from '../controls/times/times.ts'
import styles from './Publish.module.css'

interface PublishFormProps {
  /** How many records are chosen. */
  count: number
  isPending: boolean
  onPublish(): void
  onPlan(moment: string): void
}

/** Publishes what is chosen now, or at a time to come. */
export function PublishForm({ count, isPending, onPublish, onPlan }: PublishFormProps) {
  const [isLater, setLater] = useState(false)
  const [local, setLocal] = useState('')
  const [error, setError] = useState<string | null>(null)

  function submit() {
    if (!isLater) return onPublish()
    const moment = parseLocalMoment(local)
    const isFuture = moment !== null && moment.getTime() > Date.now()
    setError(isFuture ? null : words.planPast)
    if (isFuture) onPlan(moment.toISOString())
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <RadioGroup
        value={isLater ? 'later' : 'now'}
        onChange={(value) => setLater(value === 'later')}
        className={styles.when}
      >
        <Label className={styles.whenLabel}>{words.when}</Label>
        <Radio value="now" className={styles.radio}>
          {words.whenNow}
        </Radio>
        <Radio value="later" className={styles.radio}>
          {words.whenLater}
        </Radio>
      </RadioGroup>
      {isLater && (
        <Field label={words.whenAt} type="datetime-local" value={local} onChange={setLocal} error={error} />
      )}
      <Button
        type="submit"
        kind={isLater ? 'ink' : 'signal'}
        size="large"
        isPending={isPending}
        isDisabled={count === 0}
      >
        {toLabel(count, isLater)}
      </Button>
      <p className={styles.hint}>{isLater ? words.planHint : words.undoHint}</p>
    </Form>
  )
}

function toLabel(count: number, isLater: boolean): string {
  if (isLater) return fill(count === 1 ? words.planOne : words.planMany, { count })
  return fill(count === 1 ? words.publishOne : words.publishMany, { count })
}
