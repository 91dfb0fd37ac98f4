import type { NewsSubscribeBlockItem } from '@lerret/page-engine/page-data'
import { Strip } from './Strip.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

/** The newsletter's form. Published pages have no other step. */
export function NewsSubscribe({ item }: { item: NewsSubscribeBlockItem }) {
  return (
    <Strip item={item}>
      <SubscribeForm item={item} />
    </Strip>
  )
}
