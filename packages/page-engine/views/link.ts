import type { LinkView } from '@lerret/model'
import { normalizeHref } from '../content/hrefs.ts'

export function toLinkView(link: LinkView | undefined): LinkView | null {
  return link ? { label: link.label, href: normalizeHref(link.href) } : null
}
