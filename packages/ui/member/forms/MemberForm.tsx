import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../elements/Button.tsx'
import type { FormErrors } from '../error-messages.ts'
import styles from '../Member.module.css'
import { ErrorNotice, NoScriptNotice } from '../Notices.tsx'

/** The state of a form, from `useForm` or `useUserForm`. */
export interface FormState {
  /** Whether the form can be submitted. It can always be filled in. */
  isReady?: boolean
  isBusy: boolean
  /** The errors of the last attempt; a new object for each attempt. */
  errors: FormErrors | null
  submit: (input: Record<string, string>) => unknown
}

interface MemberFormProps {
  submitLabel: string
  look?: 'signal' | 'action' | 'danger'
  form: FormState
  /** A link after the error of the whole form. */
  errorLink?: ReactNode
  besideButton?: ReactNode
  children: ReactNode
}

/** A form that shows each error beside its field and focuses the first. */
export function MemberForm(props: MemberFormProps) {
  const {
    submitLabel,
    look = 'signal',
    form: { isReady = true, isBusy, errors, submit },
    errorLink,
    besideButton,
    children,
  } = props
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) element.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus()
  }, [errors])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string')
    submit(Object.fromEntries(fields) as Record<string, string>)
  }

  return (
    // A post, so that without the script the input does not end up in a URL.
    <form ref={element} method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      <NoScriptNotice />
      {errors?.form && (
        <ErrorNotice isFocusable>
          {errors.form} {errorLink}
        </ErrorNotice>
      )}
      {children}
      <div className={styles.send}>
        <Button look={look} disabled={!isReady} aria-busy={isBusy}>
          {submitLabel}
        </Button>
        {besideButton}
      </div>
    </form>
  )
}
