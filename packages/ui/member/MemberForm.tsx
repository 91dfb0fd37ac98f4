import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../elements/Button.tsx'
import styles from './Member.module.css'
import { NeedsScript, Problem } from './Notices.tsx'
import type { Problems } from './say-error.ts'

interface MemberFormProps {
  /** What the button says. */
  send: string
  look?: 'signal' | 'action'
  /** Until there is somebody to send it to, the form can be filled in and not sent. */
  isReady?: boolean
  isBusy: boolean
  /** What was wrong with the last attempt; a new one for each attempt. */
  problems: Problems | null
  /** A way on from what is wrong with the whole form. */
  wayOn?: ReactNode
  onSend: (input: Record<string, string>) => void
  /** Beside the button. */
  beside?: ReactNode
  children: ReactNode
}

/** A form that says beside each field what is wrong with it, and leads there. */
export function MemberForm(props: MemberFormProps) {
  const { send, look = 'signal', isReady = true, isBusy, problems, wayOn, onSend, beside, children } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus()
  }, [problems])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string')
    onSend(Object.fromEntries(fields) as Record<string, string>)
  }

  return (
    // A post, so that what is typed never ends up in an address, whatever happens to the script.
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <NeedsScript />
      {problems?.form && (
        <Problem isFocused>
          {problems.form} {wayOn}
        </Problem>
      )}
      {children}
      <div className={styles.send}>
        <Button look={look} disabled={!isReady} aria-busy={isBusy}>
          {send}
        </Button>
        {beside}
      </div>
    </form>
  )
}
