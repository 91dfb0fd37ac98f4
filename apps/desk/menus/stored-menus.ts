import type { MenuItem } from '@lerret/model'

/** What was changed and not saved when the menus were left, and the drafts that it was based on. */
export interface StoredMenus {
  base: MenuItem[]
  mine: MenuItem[]
}

const storageKey = (email: string) => `lerret-menus ${email}`

/** Broken storage means that nothing was changed. */
export function readStoredMenus(email: string): StoredMenus | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(email)) ?? 'null') as StoredMenus | null
    return stored && areItems(stored.base) && areItems(stored.mine) ? stored : null
  } catch {
    return null
  }
}

/** Stores the menus; null removes them. */
export function storeMenus(email: string, menus: StoredMenus | null) {
  try {
    if (menus) localStorage.setItem(storageKey(email), JSON.stringify(menus))
    else localStorage.removeItem(storageKey(email))
  } catch {
    // Storage may be full or forbidden: the menus work without it.
  }
}

const areItems = (value: unknown): value is MenuItem[] =>
  Array.isArray(value) &&
  value.every((item) =>
    ['id', 'label', 'path', 'parent'].every(
      (field) => typeof (item as Record<string, unknown> | null)?.[field] === 'string',
    ),
  )
