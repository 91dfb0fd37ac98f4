import type { FooterItem, FooterSection } from '@lerret/model'

/** The sections in their order, each with its items in theirs. A draft may be incomplete. */
export const sortSections = (sections: readonly FooterSection[] = []): FooterSection[] =>
  [...sections]
    .sort((a, b) => a.order - b.order)
    .map((section) => ({
      ...section,
      items: [...(section.items ?? [])].sort((a, b) => a.order - b.order),
    }))

/** Gives the sections and their items the numbers of their order. */
export const numberSections = (sections: readonly FooterSection[]): FooterSection[] =>
  sections.map((section, index) => ({
    ...section,
    order: index + 1,
    items: section.items.map((item, itemIndex) => ({ ...item, order: itemIndex + 1 })),
  }))

export const newSection = (): FooterSection => ({ title: '', locale: 'nb', order: 0, items: [] })

/** An item of another type, with the text that it had. Only links have an address. */
export function changeItemType({ value, href, order }: FooterItem, type: FooterItem['type']): FooterItem {
  return type === 'link' ? { type, value, href: href ?? '', order } : { type, value, order }
}

/** The list with one element moved by a step; the same list at its ends. */
export function moveInList<Element>(list: readonly Element[], index: number, step: -1 | 1): Element[] {
  const target = index + step
  if (target < 0 || target >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(target, 0, list[index] as Element)
}
