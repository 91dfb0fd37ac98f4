import type { MenuItem } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyMenuCommand, findStep, MAX_MENU_LEVELS, type MenuCommand } from './menu-commands.ts'
import { type MenuHistory, menuHistoryReducer, startMenuHistory } from './menu-history.ts'
import { listChanges, listToPublish, type MenuItemDraft, toMenuItems } from './menu-records.ts'
import { buildMenus, listMenuItems, MENU_PLACES, type MenuNode, type Menus } from './menu-tree.ts'
import { mergeMenuItems } from './merge-menu-items.ts'

const item = (id: string, order: number, changes: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id.toUpperCase(),
  path: `/${id}`,
  parent: '',
  place: 'header',
  locale: 'nb',
  order,
  ...changes,
})

const ITEMS = [
  item('kultur', 10),
  item('kino', 20),
  item('kontakt', 30),
  item('om-oss', 1, { parent: 'kontakt' }),
  item('utstyr', 2, { parent: 'kontakt' }),
  item('personvern', 1, { place: 'footer', openInNewWindow: false }),
]

/** A menu as text: `kino (om-oss utstyr)`. */
const print = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id} (${print(children)})` : id)).join(' ')

const run = (menus: Menus, ...commands: MenuCommand[]) => commands.reduce(applyMenuCommand, menus)

function step(menus: Menus, id: string, direction: 'up' | 'down' | 'in' | 'out'): Menus {
  const position = findStep(menus, id, direction)
  return position ? run(menus, { type: 'move', id, position }) : menus
}

describe('the tree of the records', () => {
  test('is in the order of their numbers, and gives the same records back', () => {
    const menus = buildMenus(ITEMS)
    expect(print(menus.header)).toBe('kultur kino kontakt (om-oss utstyr)')
    expect(listMenuItems(menus, ITEMS)).toEqual(ITEMS)
  })

  test('has entries under a missing parent, in another menu or in a loop last at the top', () => {
    const menus = buildMenus([
      ...ITEMS,
      item('gone', 1, { parent: 'missing' }),
      item('other', 2, { parent: 'personvern' }),
      item('a', 3, { parent: 'b' }),
      item('b', 4, { parent: 'a' }),
    ])
    expect(print(menus.header)).toBe('kultur kino kontakt (om-oss utstyr) gone other a (b)')
  })
})

describe('moving an entry', () => {
  const menus = buildMenus(ITEMS)
  test.each([
    ['kino', 'up', 'kino kultur kontakt (om-oss utstyr)'],
    ['kino', 'down', 'kultur kontakt (om-oss utstyr) kino'],
    ['kino', 'in', 'kultur (kino) kontakt (om-oss utstyr)'],
    ['om-oss', 'out', 'kultur kino kontakt (utstyr) om-oss'],
    ['utstyr', 'up', 'kultur kino kontakt (utstyr om-oss)'],
    ['kultur', 'up', 'kultur kino kontakt (om-oss utstyr)'],
    ['kultur', 'in', 'kultur kino kontakt (om-oss utstyr)'],
    ['kultur', 'out', 'kultur kino kontakt (om-oss utstyr)'],
  ] as const)('%s %s', (id, direction, expected) => {
    expect(print(step(menus, id, direction).header)).toBe(expected)
  })

  test('to the other menu takes along the entries under it', () => {
    const moved = run(menus, {
      type: 'move',
      id: 'kontakt',
      position: { place: 'footer', parent: '', index: 0 },
    })
    expect(print(moved.footer)).toBe('kontakt (om-oss utstyr) personvern')
    expect(listMenuItems(moved, ITEMS).filter(({ place }) => place === 'footer')).toHaveLength(4)
  })

  test('under itself is not possible', () => {
    const position = { place: 'header', parent: 'om-oss', index: 0 } as const
    expect(run(menus, { type: 'move', id: 'kontakt', position })).toBe(menus)
  })

  test('renumbers its siblings alone', () => {
    const items = listMenuItems(step(menus, 'kino', 'up'), ITEMS)
    const changed = items.filter((each) => ITEMS.find(({ id }) => id === each.id)?.order !== each.order)
    expect(changed.map(({ id, order }) => [id, order])).toEqual([
      ['kino', 1],
      ['kultur', 2],
      ['kontakt', 3],
    ])
  })
})

const ids = ['kultur', 'kino', 'kontakt', 'om-oss', 'utstyr', 'personvern', 'new-1', 'new-2', 'missing']
const anyId = fc.constantFrom(...ids)
const anyPosition = fc.record({
  place: fc.constantFrom(...MENU_PLACES),
  parent: fc.oneof(fc.constant(''), anyId),
  index: fc.nat(4),
})
const anyCommand: fc.Arbitrary<MenuCommand> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), id: anyId, position: anyPosition }),
  fc.record({ type: fc.constant('remove' as const), id: anyId }),
  fc.record({ type: fc.constant('change' as const), id: anyId, fields: fc.record({ label: fc.string() }) }),
  fc.record({
    type: fc.constant('add' as const),
    node: fc.constantFrom('new-1', 'new-2').map((id) => ({
      id,
      label: '',
      path: '/',
      openInNewWindow: false,
      children: [],
    })),
    position: anyPosition,
  }),
)

describe('any sequence of commands', () => {
  test('gives menus in which each entry can be reached, once, and not too deep', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
        const menus = run(buildMenus(ITEMS), ...commands)
        const items = listMenuItems(menus, ITEMS)
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        expect(countLevels(menus)).toBeLessThanOrEqual(MAX_MENU_LEVELS)
        // The records make the same trees.
        expect(buildMenus(items)).toEqual(menus)
      }),
    )
  })

  test('is undone step by step', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
        let history = startMenuHistory(ITEMS)
        const start = history.menus
        for (const command of commands) history = menuHistoryReducer(history, { type: 'command', command })
        const end = history.menus
        while (history.past.length > 0) history = menuHistoryReducer(history, { type: 'undo' })
        expect(history.menus).toEqual(start)
        while (history.future.length > 0) history = menuHistoryReducer(history, { type: 'redo' })
        expect(history.menus).toEqual(end)
      }),
    )
  })

  const countLevels = (menus: Menus) => Math.max(...MENU_PLACES.map((place) => depth(menus[place])))
  const depth = (nodes: readonly MenuNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))
})

test('typing in a field is one step to undo', () => {
  const type = (history: MenuHistory, label: string) =>
    menuHistoryReducer(history, {
      type: 'command',
      command: { type: 'change', id: 'kino', fields: { label } },
    })
  const typed = ['F', 'Fi', 'Film'].reduce(type, startMenuHistory(ITEMS))
  expect(typed.past).toHaveLength(1)
})

describe('what a colleague has saved meanwhile', () => {
  test('joins my changes, by field', () => {
    const mine = ITEMS.map((each) => (each.id === 'kino' ? { ...each, label: 'Film' } : each))
    const theirs = ITEMS.map((each) => (each.id === 'kino' ? { ...each, path: '/film' } : each))
    const merged = mergeMenuItems(ITEMS, mine, theirs)
    expect(merged.find(({ id }) => id === 'kino')).toMatchObject({ label: 'Film', path: '/film' })
  })

  test('is added, removed and stays added when I undo', () => {
    const moved = menuHistoryReducer(startMenuHistory(ITEMS), {
      type: 'command',
      command: { type: 'move', id: 'kino', position: { place: 'header', parent: '', index: 0 } },
    })
    const theirs = [...ITEMS.filter(({ id }) => id !== 'utstyr'), item('leige', 40)]
    const rebased = menuHistoryReducer(moved, { type: 'rebase', items: theirs })
    expect(print(rebased.menus.header)).toBe('kino kultur kontakt (om-oss) leige')
    expect(print(menuHistoryReducer(rebased, { type: 'undo' }).menus.header)).toBe(
      'kultur kino kontakt (om-oss) leige',
    )
  })

  test('does not bring back what I removed, unless they changed it', () => {
    const mine = ITEMS.filter(({ id }) => id !== 'kino')
    expect(mergeMenuItems(ITEMS, mine, ITEMS)).toHaveLength(5)
    const theirs = ITEMS.map((each) => (each.id === 'kino' ? { ...each, label: 'Film' } : each))
    expect(mergeMenuItems(ITEMS, mine, theirs)).toHaveLength(6)
  })
})

describe('the records to save and publish', () => {
  const draft = (body: MenuItem, changes: Partial<MenuItemDraft> = {}): MenuItemDraft => ({
    id: body.id,
    version: 3,
    stableVersion: 3,
    body: { ...body },
    author: 'Sigrid',
    savedAt: '2026-11-17T10:00:00.000Z',
    ...changes,
  })

  test('are those that have changed, new ones and removed ones', () => {
    const drafts = ITEMS.map((each) => draft(each))
    expect(listChanges(drafts, toMenuItems(drafts))).toEqual([])
    const [first, , ...rest] = ITEMS as [MenuItem, MenuItem, ...MenuItem[]]
    const changes = listChanges(drafts, [{ ...first, label: 'Hus' }, ...rest, item('ny', 50)])
    expect(changes.map(({ id, basedOn, body }) => [id, basedOn, body === null])).toEqual([
      ['kultur', 3, false],
      ['ny', 0, false],
      ['kino', 3, true],
    ])
  })

  test('are published when visitors do not see them yet', () => {
    const drafts = [
      draft(item('a', 1)),
      draft(item('b', 2), { version: 4 }),
      draft(item('c', 3), { stableVersion: null }),
      draft(item('d', 4), { version: 4, body: null }),
      draft(item('e', 5), { version: 4, body: null, stableVersion: null }),
    ]
    expect(listToPublish(drafts).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  })
})
