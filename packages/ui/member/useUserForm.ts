import { useEffect, useMemo, useState } from 'react'
import { checkInput } from './check-input.ts'
import { INITIAL_USER, type Member, type UserState, useMember, useReadable } from './member.ts'
import { type Problems, problemsOf } from './say-error.ts'
import { useMemberWords } from './words.ts'

const NOBODY = { getState: () => INITIAL_USER, subscribe: () => () => {} }

/** A form of the user's state area: what its server said is the area's error, until it is cleared. */
export function useUserForm(
  fields: readonly string[],
  act: (member: Member, input: Record<string, string>) => Promise<unknown>,
) {
  const words = useMemberWords()
  const member = useMember()
  const user: UserState = useReadable(member?.user ?? NOBODY, INITIAL_USER)
  const [typed, setTyped] = useState<Problems | null>(null)
  // What went wrong on another page is not said here.
  useEffect(() => member?.clearError(), [member])
  const { error } = user
  const answered = useMemo(
    () => (error === null ? null : problemsOf(error, words, fields)),
    [error, words, fields],
  )

  async function send(input: Record<string, string>) {
    if (!member) return
    member.clearError()
    const wrong = checkInput(input, words)
    setTyped(wrong)
    if (!wrong) await act(member, input)
  }

  return { member, user, problems: typed ?? answered, send }
}
