import type { TreeItem } from './tree-items.ts'

/** What a key of the tree itself does: go to an item, or expand or collapse one. */
export type TreeStep = { goTo: string } | { toggle: string }

/** Keys as in the tree grids of the ARIA practices: arrows, Home and End. null for other keys. */
export function stepForKey(key: string, at: string, items: readonly TreeItem[]): TreeStep | null {
  const index = items.findIndex((item) => item.key === at)
  const item = items[index]
  const goTo = (found: TreeItem | undefined): TreeStep => ({ goTo: found?.key ?? at })
  switch (key) {
    case 'ArrowDown':
      return goTo(items[index + 1])
    case 'ArrowUp':
      return goTo(items[Math.max(index - 1, 0)])
    case 'Home':
      return goTo(items[0])
    case 'End':
      return goTo(items.at(-1))
    case 'ArrowRight':
      if (item?.isExpanded === false) return { toggle: at }
      return goTo(item?.isExpanded ? items[index + 1] : item)
    case 'ArrowLeft':
      if (item?.isExpanded) return { toggle: at }
      return goTo(items.find(({ key: each }) => each === item?.parent))
    default:
      return null
  }
}

/** The next item, from the one after `at`, whose label begins with what was typed. */
export function findByText(text: string, at: string, items: readonly TreeItem[]): string | null {
  const start = items.findIndex(({ key }) => key === at) + (text.length === 1 ? 1 : 0)
  const rotated = [...items.slice(start), ...items.slice(0, start)]
  const wanted = text.toLocaleLowerCase('nb')
  return rotated.find(({ label }) => label.toLocaleLowerCase('nb').startsWith(wanted))?.key ?? null
}
