import { isSameValue } from '../../editing/merging/same-value.ts'
import { itemKey, type NewsletterContent, type NewsletterItem } from '../items.ts'

export interface DraftVersions {
  /** What both started from. */
  base: NewsletterContent
  mine: NewsletterContent
  theirs: NewsletterContent
}

/** A text that both have changed. */
export interface DraftConflict {
  /** The key of an item; null for the newsletter itself. */
  item: string | null
  field: 'subject' | 'intro' | 'title' | 'text'
  mine: string
  theirs: string
}

/** The newsletter with the changes of both. Where both have changed the same text, it has mine, and the conflict is listed. */
export function mergeDrafts({ base, mine, theirs }: DraftVersions): {
  content: NewsletterContent
  conflicts: DraftConflict[]
} {
  const conflicts: DraftConflict[] = []
  function mergeText(place: Pick<DraftConflict, 'item' | 'field'>, texts: Texts): string {
    if (texts.mine === texts.theirs || texts.mine === texts.base) return texts.theirs
    if (texts.theirs !== texts.base) conflicts.push({ ...place, mine: texts.mine, theirs: texts.theirs })
    return texts.mine
  }
  const mergeField = (field: 'subject' | 'intro') =>
    mergeText({ item: null, field }, { base: base[field], mine: mine[field], theirs: theirs[field] })

  const [before, my, their] = [indexItems(base), indexItems(mine), indexItems(theirs)]
  const mergeItem = (key: string): NewsletterItem => {
    const [was, mineNow, theirsNow] = [before.get(key), my.get(key), their.get(key)]
    if (!mineNow || !theirsNow) return (mineNow ?? theirsNow) as NewsletterItem
    const mergeItemText = (field: 'title' | 'text') =>
      mergeText(
        { item: key, field },
        { base: was?.[field] ?? '', mine: mineNow[field], theirs: theirsNow[field] },
      )
    return {
      ...theirsNow,
      title: mergeItemText('title'),
      text: mergeItemText('text'),
      isIncluded: mineNow.isIncluded === was?.isIncluded ? theirsNow.isIncluded : mineNow.isIncluded,
    }
  }
  return {
    content: {
      subject: mergeField('subject'),
      intro: mergeField('intro'),
      items: mergeOrder({ base, mine, theirs }).map(mergeItem),
    },
    conflicts,
  }
}

type Texts = Record<'base' | 'mine' | 'theirs', string>

const indexItems = ({ items }: NewsletterContent) => new Map(items.map((item) => [itemKey(item), item]))

/** The order of whoever has moved something; mine when both have: it can be seen and corrected at once. New items of the other come last. */
function mergeOrder({ base, mine, theirs }: DraftVersions): string[] {
  const [before, my, their] = [base, mine, theirs].map(({ items }) => items.map(itemKey)) as [
    string[],
    string[],
    string[],
  ]
  const isMoved = !isSameValue(
    my.filter((key) => before.includes(key)),
    before.filter((key) => my.includes(key)),
  )
  return [...new Set(isMoved ? [...my, ...their] : [...their, ...my])]
}

/** The newsletter with another text where there was a conflict. */
export function replaceText(
  content: NewsletterContent,
  { item, field }: DraftConflict,
  text: string,
): NewsletterContent {
  if (item === null) return { ...content, [field]: text }
  const items = content.items.map((each) => (itemKey(each) === item ? { ...each, [field]: text } : each))
  return { ...content, items }
}
