import type { CallReply } from '../data/call-desk.ts'
import { createId } from '../data/create-id.ts'

export type Newsletter = CallReply<'newsletter'>
export type NewsletterContent = Pick<Newsletter, 'subject' | 'intro' | 'items'>
export type NewsletterItem = Newsletter['items'][number]

export const itemKey = ({ kind, id }: NewsletterItem) => `${kind}:${id}`

/** The items with one moved up (-1) or down (1); the same items at the ends. */
export function moveItem(items: NewsletterItem[], index: number, step: -1 | 1): NewsletterItem[] {
  const moved = items[index]
  const target = index + step
  if (!moved || target < 0 || target >= items.length) return items
  return items.toSpliced(index, 1).toSpliced(target, 0, moved)
}

export const createTextItem = (title: string): NewsletterItem => ({
  id: createId(),
  kind: 'text',
  title,
  text: '',
  times: [],
  path: '',
  image: null,
  isIncluded: true,
})
