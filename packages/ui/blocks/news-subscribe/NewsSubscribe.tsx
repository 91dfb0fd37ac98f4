import type { NewsSubscribeBlockItem } from '@lerret/model'
import { Strip } from './Strip.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

/** The newsletter's form. Published pages have no other step. */
export function NewsSubscribe({ part }: { part: NewsSubscribeBlockItem }) {
  return (
    <Strip part={part}>
      <SubscribeForm part={part} />
    </Strip>
  )
}
