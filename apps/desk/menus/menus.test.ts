import type { MenuItem } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createServer, open } from '../editing/session/test-sessions.ts'
import { applyMenuCommand, findStep, MAX_MENU_LEVELS, type MenuCommand } from './menu-commands.ts'
import { toEdits, toMenuItems } from './menu-records.ts'
import { menuRules } from './menu-rules.ts'
import { buildMenus, listMenuItems, MENU_PLACES, type MenuNode, type Menus } from './menu-tree.ts'
import { toMenuKey } from './use-menus.ts'

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

  test('is undone step by step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { maxLength: 20 }), async (commands) => {
        const { session, run, menus } = await givenMenus()
        const start = menus()
        commands.forEach(run)
        const end = menus()
        const steps = session.getState().history.done.length
        for (let step = 0; step < steps; step += 1) session.dispatch({ type: 'undone' })
        expect(menus()).toEqual(start)
        for (let step = 0; step < steps; step += 1) session.dispatch({ type: 'redone' })
        expect(menus()).toEqual(end)
      }),
    )
  })

  const countLevels = (menus: Menus) => Math.max(...MENU_PLACES.map((place) => depth(menus[place])))
  const depth = (nodes: readonly MenuNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))
})

/** The menus of a server with the entries, opened for editing. */
async function givenMenus(person = 'Kari', server = givenServer()) {
  const opened = await open(server, person, ITEMS.map(toMenuKey), { rules: menuRules })
  const items = () => toMenuItems(opened.session.getState())
  const menus = () => buildMenus(items())
  const run = (command: MenuCommand) =>
    opened.session.dispatch({
      type: 'changed',
      edits: toEdits(items(), listMenuItems(applyMenuCommand(menus(), command), items())),
      step: { label: command.type, field: null, at: 0 },
    })
  return { ...opened, server, items, menus, run }
}

const givenServer = () =>
  createServer(Object.fromEntries(ITEMS.map((each) => [`menu-item ${each.id}`, { ...each }])))

describe('what a colleague has saved meanwhile', () => {
  test('joins my changes, by field', async () => {
    const kari = await givenMenus()
    const jon = await givenMenus('Jon', kari.server)
    kari.run({ type: 'change', id: 'kino', fields: { label: 'Film' } })
    jon.run({ type: 'change', id: 'kino', fields: { path: '/film' } })
    await jon.ask('version')
    await kari.hear()
    expect(kari.items().find(({ id }) => id === 'kino')).toMatchObject({ label: 'Film', path: '/film' })
  })

  test('is added and removed', async () => {
    const kari = await givenMenus()
    const jon = await givenMenus('Jon', kari.server)
    kari.run({ type: 'move', id: 'kino', position: { place: 'header', parent: '', index: 0 } })
    const leige = { id: 'leige', label: 'Leige', path: '/leige', openInNewWindow: false, children: [] }
    jon.run({ type: 'add', node: leige, position: { place: 'header', parent: '', index: 9 } })
    jon.run({ type: 'remove', id: 'utstyr' })
    await jon.ask('version')
    kari.session.dispatch({
      type: 'announced',
      change: { action: 'saved', records: [{ kind: 'menu-item', id: 'leige', version: 1 }] },
    })
    await kari.hear()
    expect(print(kari.menus().header)).toBe('kino kultur kontakt (om-oss) leige')
  })

  test('stays when I have removed it, and is gone when they have changed nothing', async () => {
    const kari = await givenMenus()
    const jon = await givenMenus('Jon', kari.server)
    kari.run({ type: 'remove', id: 'kino' })
    kari.run({ type: 'remove', id: 'kultur' })
    jon.run({ type: 'change', id: 'kino', fields: { label: 'Film' } })
    await jon.ask('version')
    await kari.hear()
    expect(kari.items().map(({ id }) => id)).toEqual(['kino', 'kontakt', 'om-oss', 'utstyr', 'personvern'])
  })
})

describe('the entries that are saved and published', () => {
  test('are those that have changed, new ones and removed ones, all at once', async () => {
    const { run, ask, server } = await givenMenus()
    await ask('publish')
    run({ type: 'change', id: 'kultur', fields: { label: 'Hus' } })
    run({ type: 'remove', id: 'kino' })
    await ask('version')
    expect(server.get('menu-item', 'kultur').versions).toHaveLength(2)
    expect(server.get('menu-item', 'kino').versions.at(-1)?.body).toBeNull()
    expect(server.get('menu-item', 'kontakt').versions).toHaveLength(1)
    expect(await ask('publish')).toMatchObject({ type: 'done' })
    expect(server.get('menu-item', 'kino').stable).toBeNull()
    expect(await ask('publish')).toEqual({ type: 'nothing' })
  })

  test('are none when an entry was added and removed again', async () => {
    const { run, ask } = await givenMenus()
    const node = { id: 'ny', label: '', path: '', openInNewWindow: false, children: [] }
    run({ type: 'add', node, position: { place: 'footer', parent: '', index: 1 } })
    run({ type: 'remove', id: 'ny' })
    expect(await ask('version')).toEqual({ type: 'nothing' })
  })
})
