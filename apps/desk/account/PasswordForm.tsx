import { CallError } from '@lerret/api'
import { signInWords, accountWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useStaff } from '../data/session.ts'
import { PASSWORD_PROBLEMS } from '../sign-in/password-problems.ts'
import styles from './Account.module.css'

/** Changes one's own password. All other sessions end. */
export function PasswordForm() {
  const { email } = useStaff()
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: () => callDesk('changeOwnPassword', { body: { password, newPassword } }),
    onSuccess() {
      setPassword('')
      setNewPassword('')
      return queryClient.invalidateQueries({ queryKey: ['own-sessions'] })
    },
    onError: (error) => (isAboutCurrent(error) ? current : next).current?.focus(),
  })
  const problem = change.error && errorMessage(change.error, PROBLEMS)
  return (
    <Form className={styles.form} onSubmit={() => change.mutate()}>
      {/* Password managers need to know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        ref={current}
        label={words.passwordCurrent}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isAboutCurrent(change.error) ? problem : null}
      />
      <Field
        ref={next}
        label={signInWords.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        help={signInWords.resetLead}
        error={isAboutCurrent(change.error) ? null : problem}
      />
      <Button type="submit" size="form" isPending={change.isPending}>
        {words.passwordChange}
      </Button>
      <p role="status">{change.isSuccess && words.passwordChanged}</p>
    </Form>
  )
}

const PROBLEMS = { ...PASSWORD_PROBLEMS, password_wrong: words.passwordWrong }

const isAboutCurrent = (error: Error | null) => error instanceof CallError && error.code === 'password_wrong'
