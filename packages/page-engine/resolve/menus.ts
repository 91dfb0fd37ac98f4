import { type MenuEntry, type MenuItem, toHref, translationPath } from '@lerret/model'
import { normalizeHref } from '../content/hrefs.ts'
import { compareById } from '../content/record-order.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { createRecordProblem, type Problem } from '../problems/problem.ts'
import { findTranslation } from '../translation/localize.ts'
import { findTarget } from '../translation/localized-paths.ts'

export interface Menus {
  header: MenuEntry[]
  footer: MenuEntry[]
  problems: Problem[]
}

/** The entries of each menu as a tree. An entry that cannot be reached from the top level is a problem and left out. */
export function resolveMenus(items: readonly MenuItem[], locale: string, tracker: ReadTracker): Menus {
  const entries = items
    .filter((item) => item.locale === locale)
    .sort((a, b) => a.order - b.order || compareById(a, b))
  const byId = new Map(entries.map((item) => [item.id, item]))
  const problems = entries.flatMap((item) => {
    const fault = findFault(item, byId)
    if (fault === null) return []
    const text = `the menu entry "${item.label}" ${fault}, so it is not shown.`
    return [createRecordProblem(`menu-item:${item.id}`, { code: 'menu_unreachable', field: 'parent', text })]
  })

  const byParent = Map.groupBy(entries, ({ parent }) => parent)
  const buildTree = (parent: string, place: MenuItem['place']): MenuEntry[] =>
    (byParent.get(parent) ?? [])
      .filter((item) => item.place === place)
      .map((item) => ({
        id: item.id,
        ...localizeEntry(item, tracker),
        openInNewWindow: item.openInNewWindow ?? false,
        children: buildTree(item.id, place),
      }))
  return { header: buildTree('', 'header'), footer: buildTree('', 'footer'), problems }
}

/** An entry that leads to a page with a translation has the title of the translation; others keep their label and language. */
function localizeEntry(
  { label, path }: MenuItem,
  tracker: ReadTracker,
): Pick<MenuEntry, 'label' | 'href' | 'path' | 'lang'> {
  if (!tracker.translation) return { label, href: normalizeHref(path), path }
  const target = findTarget(path, tracker)
  const translation = target && findTranslation(target.kind, target.id, tracker)
  if (!translation) return { label, href: normalizeHref(path), path, lang: tracker.translation.houseLang }
  const localPath = translationPath(translation, path)
  return { label: translation.title, href: toHref(localPath), path: localPath }
}

/** Finds why an entry cannot be reached from the top level: neither it nor the entries under it are shown. */
function findFault(item: MenuItem, byId: ReadonlyMap<string, MenuItem>): string | null {
  if (item.parent === '') return null
  const parent = byId.get(item.parent)
  if (!parent) return `lies under "${item.parent}", which is not there (deleted or not published)`
  if (parent.place !== item.place)
    return `stands in the ${item.place}, but lies under "${parent.id}", which stands in the ${parent.place}`
  const visited = new Set([item.id])
  let ancestor: MenuItem | undefined = parent
  while (ancestor && !visited.has(ancestor.id)) {
    visited.add(ancestor.id)
    if (ancestor.parent === item.id) return `lies under itself, by way of "${ancestor.id}"`
    ancestor = byId.get(ancestor.parent)
  }
  return item.parent === item.id ? 'lies under itself' : null
}
