import { useEffect, useMemo, useState } from 'react'
import { type FormErrors, toFormErrors } from '../error-messages.ts'
import { INITIAL_USER, type Member, type UserState, useMember, useReadable } from '../member.ts'
import { useMemberWords } from '../words.ts'
import { validateInput } from './validate-input.ts'

const EMPTY_STORE = { getState: () => INITIAL_USER, subscribe: () => () => {} }

/** The state of a form whose outcome is in the user area: the area's error is shown until it is cleared. */
export function useUserForm(
  fields: readonly string[],
  submitInput: (member: Member, input: Record<string, string>) => Promise<unknown>,
) {
  const words = useMemberWords()
  const member = useMember()
  const user: UserState = useReadable(member?.user ?? EMPTY_STORE, INITIAL_USER)
  const [inputErrors, setInputErrors] = useState<FormErrors | null>(null)
  // Errors of another page are not shown here.
  useEffect(() => member?.clearError(), [member])
  const { error } = user
  const serverErrors = useMemo(
    () => (error === null ? null : toFormErrors(error, words, fields)),
    [error, words, fields],
  )

  async function submit(input: Record<string, string>) {
    if (!member) return
    member.clearError()
    const invalid = validateInput(input, words)
    setInputErrors(invalid)
    if (!invalid) await submitInput(member, input)
  }

  return {
    member,
    user,
    isReady: member !== null,
    isBusy: user.loading,
    errors: inputErrors ?? serverErrors,
    submit,
  }
}
