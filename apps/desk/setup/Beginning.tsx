import { CallError } from '@lerret/api'
import { setupWords as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { setSession } from '../data/session.ts'
import { PASSWORD_PROBLEMS } from '../sign-in/password-problems.ts'
import styles from '../sign-in/SignIn.module.css'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { RestoreForm } from './RestoreForm.tsx'

/** For somebody who is not signed in: the first administrator's account, or the sign-in once there is one. */
export function Beginning() {
  const { data, error, refetch } = useQuery({
    queryKey: ['setupState'],
    queryFn: () => callDesk('setupState'),
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <SignInPage title={words.title}>
        <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
      </SignInPage>
    )
  if (!data) return null
  if (data.isWaiting) return <WaitingHouse onClosed={() => void refetch()} />
  return (
    <SignInPage title={words.title} lead={words.closed}>
      <SignInForm onSignedIn={(staff) => setSession({ status: 'signed-in', staff })} />
    </SignInPage>
  )
}

/** A new house, or one from a backup. */
function WaitingHouse({ onClosed }: { onClosed(): void }) {
  const [isRestoring, setIsRestoring] = useState(false)
  if (isRestoring) return <RestoreForm onClosed={onClosed} onNewHouse={() => setIsRestoring(false)} />
  return <AdministratorForm onClosed={onClosed} onRestore={() => setIsRestoring(true)} />
}

type FieldName = 'code' | 'name' | 'email' | 'password'

const MESSAGES = {
  ...PASSWORD_PROBLEMS,
  setup_code_wrong: words.codeWrong,
  name_invalid: words.nameMissing,
  email_invalid: words.emailBad,
}

/** The field of an error, by its code, where the server does not name it. */
const FIELD_BY_CODE: Readonly<Record<string, FieldName>> = {
  setup_code_wrong: 'code',
  name_invalid: 'name',
  email_invalid: 'email',
  email_taken: 'email',
  password_short: 'password',
  password_long: 'password',
  password_common: 'password',
}

const errorCode = (error: unknown) => (error instanceof CallError ? error.code : '')

function AdministratorForm({ onClosed, onRestore }: { onClosed(): void; onRestore(): void }) {
  const [typed, setTyped] = useState({ code: '', name: '', email: '', password: '' })
  const begin = useMutation({
    mutationFn: () => callDesk('addFirstAdministrator', { body: typed }),
    onSuccess: (staff) => setSession({ status: 'signed-in', staff }),
    onError: (error) => {
      if (errorCode(error) === 'setup_closed') onClosed()
    },
  })
  const wrongField = begin.error ? FIELD_BY_CODE[errorCode(begin.error)] : undefined
  const field = (name: FieldName) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: wrongField === name && begin.error ? errorMessage(begin.error, MESSAGES) : null,
  })
  return (
    <SignInPage title={words.beginTitle} lead={words.beginLead}>
      <Form className={styles.form} onSubmit={() => begin.mutate()}>
        <Field {...field('code')} label={words.code} help={words.codeHelp} autoComplete="one-time-code" />
        <Field {...field('name')} label={words.name} autoComplete="name" />
        <Field {...field('email')} label={words.email} type="email" autoComplete="username" />
        <Field
          {...field('password')}
          label={words.password}
          help={words.passwordHelp}
          type="password"
          autoComplete="new-password"
        />
        {begin.error && !wrongField && <Problem message={errorMessage(begin.error, MESSAGES)} />}
        <Button type="submit" kind="signal" size="large" isPending={begin.isPending}>
          {words.beginButton}
        </Button>
        <Button kind="plain" size="form" onPress={onRestore}>
          {words.restoreInstead}
        </Button>
      </Form>
    </SignInPage>
  )
}
