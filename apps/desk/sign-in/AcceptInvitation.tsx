import { fill, signInWords as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { readHouseName } from '../data/house.ts'
import { readKey } from './key-in-address.ts'
import { PASSWORD_PROBLEMS } from './password-problems.ts'
import { ServiceSignIn } from './ServiceSignIn.tsx'
import styles from './SignIn.module.css'
import { SignInPage } from './SignInPage.tsx'
import { readSignInService } from './sign-in-service.ts'

const INVALID = { invitation_invalid: words.invitationInvalid, request_invalid: words.invitationInvalid }

/** Accepts an invitation: a name and a password, and one is signed in. */
export default function AcceptInvitation() {
  const [key] = useState(() => readKey())
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', key],
    queryFn: () => callDesk('invitation', { body: { key } }),
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <SignInPage title={words.invitationInvalidTitle}>
        <Problem message={errorMessage(error, INVALID)} onRetry={() => void refetch()} />
      </SignInPage>
    )
  if (!data) return null
  const service = readSignInService()
  const mustUseService = service?.isRequired && data.role !== 'admin'
  return (
    <SignInPage
      title={fill(words.invitationTitle, { name: data.name })}
      lead={fill(mustUseService ? words.invitationServiceLead : words.invitationLead, {
        house: readHouseName(),
        name: service?.name ?? '',
      })}
    >
      {service && <ServiceSignIn name={service.name} invitation={key} />}
      {service && !service.isRequired && <h2 className={styles.or}>{words.signInOr}</h2>}
      {!mustUseService && <AcceptForm invitationKey={key} name={data.name} email={data.email} />}
    </SignInPage>
  )
}

function AcceptForm({
  invitationKey,
  name: invitedName,
  email,
}: {
  invitationKey: string
  name: string
  email: string
}) {
  const [name, setName] = useState(invitedName)
  const [password, setPassword] = useState('')
  const accept = useMutation({
    mutationFn: () => callDesk('acceptInvitation', { body: { key: invitationKey, name, password } }),
    // Loaded again, so that nothing of another person stays in memory.
    onSuccess: () => window.location.assign('/redaksjon'),
  })
  const problem =
    accept.error && errorMessage(accept.error, { ...PASSWORD_PROBLEMS, ...INVALID, name_invalid: '' })
  return (
    <Form className={styles.form} onSubmit={() => accept.mutate()}>
      <Field
        label={words.signInEmail}
        name="email"
        autoComplete="username"
        value={email}
        onChange={() => {}}
        isReadOnly
      />
      <Field
        label={words.invitationName}
        name="name"
        autoComplete="name"
        value={name}
        onChange={setName}
        error={problem === '' ? words.invitationNameInvalid : null}
      />
      <Field
        label={words.newPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        help={words.resetLead}
        error={problem}
      />
      <Button type="submit" kind="signal" size="large" isPending={accept.isPending}>
        {words.invitationButton}
      </Button>
    </Form>
  )
}
