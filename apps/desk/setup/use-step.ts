import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type CallInput, type CallReply, callDesk } from '../data/call-desk.ts'
import { navigate } from '../navigation/location.ts'

/** The step that is shown, and its place among the others. */
export interface CurrentStep {
  slug: string
  title: string
  isRequired: boolean
  /** From 1 on. */
  number: number
  count: number
  previousPath: string | null
  nextPath: string | null
  progress: CallReply<'setupProgress'>
}

export const StepContext = createContext<CurrentStep | null>(null)

export function useCurrentStep(): CurrentStep {
  const current = useContext(StepContext)
  if (!current) throw new Error('This is no step of the set-up.')
  return current
}

type Answers = CallInput<'finishSetupStep'>['body']

/** Saves what the step asked for, marks it as done and opens the next one. */
export function useFinishStep(save?: () => Promise<unknown>, open: (path: string) => void = navigate) {
  const { slug, nextPath } = useCurrentStep()
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn(answers: Answers) {
      await save?.()
      return callDesk('finishSetupStep', { params: { step: slug }, body: answers })
    },
    onSuccess(progress) {
      queryClient.setQueryData(['setupProgress'], progress)
      if (!nextPath) return
      open(nextPath)
      window.scrollTo(0, 0)
    },
  })
}
