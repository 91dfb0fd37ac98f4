import type { NewsSubscribeBlockItem, NewsSubscribeProblem, NewsSubscribeStep } from '@lerret/model'
import { type ServerWords, useServerWords } from '../../server-words.ts'
import { Step } from './Step.tsx'
import { Strip } from './Strip.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

/** The block at any step of the subscription, for pages that the server renders on request. */
export function NewsSubscribeAtStep({ part }: { part: NewsSubscribeBlockItem }) {
  return (
    <Strip part={part}>
      <StepContent part={part} step={part.step} />
    </Strip>
  )
}

function StepContent({ part, step }: { part: NewsSubscribeBlockItem; step: NewsSubscribeStep }) {
  const words = useServerWords()
  if (step.name !== 'form') return <Step step={step} formPath={part.action} />
  const error = step.problem ? words[PROBLEMS[step.problem]] : ''
  return <SubscribeForm part={part} email={step.email} error={error} />
}

const PROBLEMS: Record<NewsSubscribeProblem, keyof ServerWords> = {
  'email-invalid': 'newsEmailInvalid',
  'too-many': 'newsTooMany',
  'not-sent': 'newsNotSent',
}
