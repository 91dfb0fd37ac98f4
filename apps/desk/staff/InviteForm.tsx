import { CallError } from '@lerret/api'
import { staffWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { errorMessage } from '../data/error-message.ts'
import { RoleChoice } from './RoleChoice.tsx'
import type { Role } from './roles.ts'
import styles from './Staff.module.css'

export interface Invitee {
  name: string
  email: string
  role: Role
}

export function InviteForm({
  error,
  isPending,
  onInvite,
}: {
  error: Error | null
  isPending: boolean
  onInvite(invitee: Invitee): void
}) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('contributor')
  const problem = error && errorMessage(error, PROBLEMS)
  const isAboutName = error instanceof CallError && error.code === 'name_invalid'
  return (
    <Form className={styles.form} onSubmit={() => onInvite({ name, email, role })}>
      <Field
        label={words.inviteName}
        value={name}
        onChange={setName}
        autoComplete="off"
        error={isAboutName ? problem : null}
      />
      <Field
        label={words.inviteEmail}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        error={isAboutName ? null : problem}
      />
      <RoleChoice label={words.inviteRole} value={role} onChange={setRole} />
      <Button type="submit" size="form" isPending={isPending}>
        {words.inviteButton}
      </Button>
    </Form>
  )
}

const PROBLEMS = {
  name_invalid: words.inviteNameInvalid,
  email_invalid: words.inviteEmailInvalid,
  email_taken: words.inviteEmailTaken,
}
