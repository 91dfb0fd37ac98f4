import { accountWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { setSession, useStaff } from '../data/session.ts'
import styles from './Account.module.css'

export function NameForm() {
  const staff = useStaff()
  const [name, setName] = useState(staff.name)
  const change = useMutation({
    mutationFn: () => callDesk('changeOwnName', { body: { name } }),
    onSuccess: () => setSession({ status: 'signed-in', staff: { ...staff, name: name.trim() } }),
  })
  return (
    <Form className={styles.form} onSubmit={() => change.mutate()}>
      <Field
        label={words.nameLabel}
        name="name"
        autoComplete="name"
        value={name}
        onChange={setName}
        help={words.nameHelp}
        error={change.error && errorMessage(change.error, { name_invalid: words.nameInvalid })}
      />
      <Button type="submit" size="form" isPending={change.isPending}>
        {words.nameSave}
      </Button>
      <p role="status">{change.isSuccess && words.nameSaved}</p>
    </Form>
  )
}
