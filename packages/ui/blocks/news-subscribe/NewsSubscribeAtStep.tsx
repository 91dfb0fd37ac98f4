import type {
  NewsSubscribeBlockItem,
  NewsSubscribeProblem,
  NewsSubscribeStep,
} from '@lerret/page-engine/page-data'
import type { NewsletterWords } from '@lerret/words/nynorsk/newsletter'
import { useServerWords } from '../../server-words.ts'
import { Step } from './Step.tsx'
import { Strip } from './Strip.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

/** The block at any step of the subscription, for pages that the server renders on request. */
export function NewsSubscribeAtStep({ item }: { item: NewsSubscribeBlockItem }) {
  return (
    <Strip item={item}>
      <StepContent item={item} step={item.step} />
    </Strip>
  )
}

function StepContent({ item, step }: { item: NewsSubscribeBlockItem; step: NewsSubscribeStep }) {
  const words = useServerWords()
  if (step.name !== 'form') return <Step step={step} formPath={item.action} />
  const error = step.problem ? words[PROBLEMS[step.problem]] : ''
  return <SubscribeForm item={item} email={step.email} error={error} />
}

const PROBLEMS: Record<NewsSubscribeProblem, keyof NewsletterWords> = {
  'email-invalid': 'newsEmailInvalid',
  'too-many': 'newsTooMany',
  'not-stored': 'newsNotStored',
  'not-sent': 'newsNotSent',
}
