import { useState } from 'react'
import { checkInput } from './check-input.ts'
import type { Outcome } from './member.ts'
import { type Problems, problemsOf } from './say-error.ts'
import { useMemberWords } from './words.ts'

/** A form that nobody else remembers: what is wrong with it, whether it is under way and whether it is done. */
export function useForm(fields: readonly string[], act: (input: Record<string, string>) => Promise<Outcome>) {
  const words = useMemberWords()
  const [problems, setProblems] = useState<Problems | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  async function send(input: Record<string, string>) {
    const wrong = checkInput(input, words)
    setProblems(wrong)
    setDone(false)
    if (wrong) return
    setBusy(true)
    const { isDone: isGood, error } = await act(input)
    setBusy(false)
    setDone(isGood)
    if (!isGood) setProblems(problemsOf(error, words, fields))
  }

  return { problems, isBusy, isDone, send }
}
