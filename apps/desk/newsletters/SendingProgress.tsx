import { fill, newsletterWords as words } from '@lerret/words/desk'
import { BareProgressBar } from '../controls/ProgressBar.tsx'
import { countProgress, type ListedNewsletter } from './describe-newsletter.ts'

/** How far the sending of a newsletter is. */
export function SendingProgress({ newsletter }: { newsletter: ListedNewsletter }) {
  const { done, total } = countProgress(newsletter)
  return (
    <BareProgressBar value={done} max={total} name={fill(words.progress, { subject: newsletter.subject })} />
  )
}
