import { useState } from 'react'
import { type FormErrors, getErrorCode, toFormErrors } from '../error-messages.ts'
import type { Outcome } from '../member.ts'
import { useMemberWords } from '../words.ts'
import { validateInput } from './validate-input.ts'

/** The state of a form: its errors, whether it is being submitted, and whether that succeeded. */
export function useForm(
  fields: readonly string[],
  submitInput: (input: Record<string, string>) => Promise<Outcome>,
  /** The message for an error code that only this form knows. */
  findMessage?: (code: string) => string | undefined,
) {
  const words = useMemberWords()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  async function submit(input: Record<string, string>) {
    const invalid = validateInput(input, words)
    setErrors(invalid)
    setDone(false)
    if (invalid) return
    setBusy(true)
    const outcome = await submitInput(input)
    setBusy(false)
    setDone(outcome.isDone)
    if (outcome.isDone) return
    const message = findMessage?.(getErrorCode(outcome.error))
    setErrors(message ? { form: message } : toFormErrors(outcome.error, words, fields))
  }

  return { errors, isBusy, isDone, submit }
}
