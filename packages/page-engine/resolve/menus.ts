import type { MenuEntry, MenuItem } from '@lerret/model'
import { compareById } from '../content/record-order.ts'
import { createRecordProblem, type Problem } from '../problems/problem.ts'
import { normalizeHref } from '../views/link.ts'

export interface Menus {
  header: MenuEntry[]
  footer: MenuEntry[]
  problems: Problem[]
}

/** The entries of each menu, those that lie under another inside it. One that lies nowhere is a problem and left out. */
export function resolveMenus(items: readonly MenuItem[], locale: string): Menus {
  const entries = items
    .filter((item) => item.locale === locale)
    .sort((a, b) => a.order - b.order || compareById(a, b))
  const known = new Map(entries.map((item) => [item.id, item]))
  const problems = entries.flatMap((item) => {
    const fault = findFault(item, known)
    if (fault === null) return []
    const text = `the menu entry "${item.label}" ${fault}, so it is not shown.`
    return [createRecordProblem(`menu-item:${item.id}`, 'parent', text)]
  })

  const byParent = Map.groupBy(entries, ({ parent }) => parent)
  const treesUnder = (parent: string, place: MenuItem['place']): MenuEntry[] =>
    (byParent.get(parent) ?? [])
      .filter((item) => item.place === place)
      .map((item) => ({
        id: item.id,
        label: item.label,
        href: normalizeHref(item.path),
        path: item.path,
        openInNewWindow: item.openInNewWindow ?? false,
        children: treesUnder(item.id, place),
      }))
  return { header: treesUnder('', 'header'), footer: treesUnder('', 'footer'), problems }
}

/** What is wrong with where an entry lies: nothing leads to it from the top, so neither it nor what lies under it is shown. */
function findFault(item: MenuItem, known: ReadonlyMap<string, MenuItem>): string | null {
  if (item.parent === '') return null
  const parent = known.get(item.parent)
  if (!parent) return `lies under "${item.parent}", which is not there (deleted or not published)`
  if (parent.place !== item.place)
    return `stands in the ${item.place}, but lies under "${parent.id}", which stands in the ${parent.place}`
  const seen = new Set([item.id])
  let above: MenuItem | undefined = parent
  while (above && !seen.has(above.id)) {
    seen.add(above.id)
    if (above.parent === item.id) return `lies under itself, by way of "${above.id}"`
    above = known.get(above.parent)
  }
  return item.parent === item.id ? 'lies under itself' : null
}
