import { fill, newsletterWords as words } from '@lerret/words/desk'
import type { ConflictTexts } from '../../editing/parts/Conflicts.tsx'
import type { Conflict } from '../../editing/session/state/merging.ts'
import { itemKey, type NewsletterItem } from '../items.ts'
import { parsePart } from './merge-items.ts'

/** A text of a newsletter that two people have changed. */
export function describeConflict(
  { field, part, mine, theirs }: Conflict,
  items: readonly NewsletterItem[],
): ConflictTexts {
  const texts = { mine: String(mine ?? ''), theirs: String(theirs ?? '') }
  if (part === null) return { ...texts, field: NEWSLETTER_FIELDS[field] ?? field }
  const place = parsePart(part)
  const item = items.find((each) => itemKey(each) === place.key)
  const name = place.field === 'title' ? words.fieldTitle : words.fieldText
  return { ...texts, field: item ? fill(words.fieldOfItem, { field: name, title: item.title }) : name }
}

export const NEWSLETTER_FIELDS: Readonly<Record<string, string>> = {
  subject: words.fieldSubject,
  intro: words.fieldIntro,
  items: words.fieldItems,
}
