import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../elements/Button.tsx'
import type { FormErrors } from '../error-messages.ts'
import styles from '../Member.module.css'
import { ErrorNotice, NoScriptNotice } from '../Notices.tsx'

interface MemberFormProps {
  submitLabel: string
  look?: 'signal' | 'action' | 'danger'
  /** Whether the form can be submitted. It can always be filled in. */
  isReady?: boolean
  isBusy: boolean
  /** The errors of the last attempt; a new object for each attempt. */
  errors: FormErrors | null
  /** A link after the error of the whole form. */
  errorLink?: ReactNode
  onSubmit: (input: Record<string, string>) => void
  besideButton?: ReactNode
  children: ReactNode
}

/** A form that shows each error beside its field and focuses the first. */
export function MemberForm(props: MemberFormProps) {
  const {
    submitLabel,
    look = 'signal',
    isReady = true,
    isBusy,
    errors,
    errorLink,
    onSubmit,
    besideButton,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus()
  }, [errors])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string')
    onSubmit(Object.fromEntries(fields) as Record<string, string>)
  }

  return (
    // A post, so that without the script the input does not end up in a URL.
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
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
