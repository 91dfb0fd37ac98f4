import type { NewsSubscribePart } from '@lerret/model'
import { Strip } from './Strip.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

/** What the newsletter is, and the one field it takes: all that a published page has of it. */
export function NewsSubscribe({ part }: { part: NewsSubscribePart }) {
  return (
    <Strip part={part}>
      <SubscribeForm part={part} />
    </Strip>
  )
}
