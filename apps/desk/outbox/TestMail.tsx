import { fill, mailWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useStaff } from '../data/session.ts'
import styles from './Outbox.module.css'

/** Sends a mail, by default to oneself, to see whether mails arrive. */
export function TestMail({ onSent }: { onSent(): void }) {
  const staff = useStaff()
  const [email, setEmail] = useState(staff.email)
  const send = useMutation({
    mutationFn: () => callDesk('sendTestMail', { body: { email } }),
    onSuccess: onSent,
  })
  return (
    <Form aria-label={words.testSection} className={styles.test} onSubmit={() => send.mutate()}>
      <Field
        label={words.testEmail}
        type="email"
        value={email}
        onChange={setEmail}
        error={send.error ? errorMessage(send.error, { email_invalid: words.testInvalid }) : null}
      />
      <Button type="submit" size="form" isPending={send.isPending}>
        {words.testSend}
      </Button>
      <p role="status" className={styles.sent}>
        {send.isSuccess && fill(words.testSent, { email })}
      </p>
    </Form>
  )
}
