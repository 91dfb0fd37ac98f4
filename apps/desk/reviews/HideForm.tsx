import { fill, reviewWords as words } from '@lerret/words/desk'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import styles from './Reviews.module.css'

/** Asks why a review is hidden. The field takes the focus. */
export function HideForm({
  name,
  isPending,
  onHide,
  onCancel,
}: {
  /** Who wrote the review. */
  name: string
  isPending: boolean
  onHide(reason: string): void
  onCancel(): void
}) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Form
      aria-label={fill(words.hideTitle, { name })}
      className={styles.form}
      onSubmit={() => {
        setIsMissing(reason.trim() === '')
        if (reason.trim() !== '') onHide(reason.trim())
      }}
    >
      <Field
        ref={field}
        label={words.reason}
        value={reason}
        onChange={setReason}
        autoComplete="off"
        help={fill(words.reasonHelp, { name })}
        error={isMissing ? words.reasonMissing : null}
      />
      <ButtonRow>
        <Button type="submit" size="form" isPending={isPending}>
          {words.confirmHide}
        </Button>
        <Button kind="plain" size="form" onPress={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}
