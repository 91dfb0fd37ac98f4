import type { MenuEntry, MenuItem } from '@lerret/model'
import { ShellError } from './errors.ts'
import { byId } from './order.ts'
import { linkHref } from './views/link.ts'

/** The entries of each menu, those that lie under another inside it. */
export function menuTrees(items: readonly MenuItem[], locale: string) {
  const entries = items
    .filter((item) => item.locale === locale)
    .sort((a, b) => a.order - b.order || byId(a, b))
  const known = new Map(entries.map((item) => [item.id, item]))
  for (const item of entries) checkParents(item, known)

  const byParent = Map.groupBy(entries, ({ parent }) => parent)
  const treesUnder = (parent: string, place: MenuItem['place']): MenuEntry[] =>
    (byParent.get(parent) ?? [])
      .filter((item) => item.place === place)
      .map((item) => ({
        id: item.id,
        label: item.label,
        href: linkHref(item.path),
        path: item.path,
        openInNewWindow: item.openInNewWindow ?? false,
        children: treesUnder(item.id, place),
      }))
  return { header: treesUnder('', 'header'), footer: treesUnder('', 'footer') }
}

function checkParents(item: MenuItem, known: ReadonlyMap<string, MenuItem>) {
  const seen = new Set([item.id])
  let child = item
  while (child.parent !== '') {
    const parent = known.get(child.parent)
    if (!parent)
      fail(child, `lies under "${child.parent}", which is not there; choose another parent or none.`)
    if (parent.place !== child.place) {
      fail(
        child,
        `stands in the ${child.place}, but lies under "${parent.id}", which stands in the ${parent.place}.`,
      )
    }
    if (seen.has(parent.id)) fail(parent, `lies under itself, by way of "${child.id}".`)
    seen.add(parent.id)
    child = parent
  }
}

function fail(item: MenuItem, text: string): never {
  throw new ShellError(`menu-item:${item.id}`, `the menu entry "${item.label}" ${text}`)
}
