import type { MenuItem } from '@lerret/model'
import type { MenuCommand } from '../../../menus/menu-commands.ts'
import { type MenuHistoryAction, menuHistoryReducer, startMenuHistory } from '../../../menus/menu-history.ts'
import { listChanges, listToPublish, type MenuItemDraft, toMenuItems } from '../../../menus/menu-records.ts'
import { listMenuItems } from '../../../menus/menu-tree.ts'
import type { StoredMenus } from '../../../menus/stored-menus.ts'
import type { Body } from '../server.ts'
import type { OpenTab, TabContext } from '../tab.ts'
import { createCalls } from './calls.ts'

const STORED = 'menus'

/** The menus, as `use-menus.ts` edits them. */
export async function openMenusTab(context: TabContext): Promise<OpenTab> {
  const calls = createCalls(context)
  const { storage } = context
  const callDrafts = async () => (await calls.listRecords('menu-item')) as MenuItemDraft[]
  let drafts = await callDrafts()
  const stored = storage.get(STORED) as StoredMenus | undefined
  const theirs = toMenuItems(drafts)
  let history = stored
    ? menuHistoryReducer(startMenuHistory(stored.base, stored.mine), { type: 'rebase', items: theirs })
    : startMenuHistory(theirs)
  let items: MenuItem[] = []
  let changes: ReturnType<typeof listChanges> = []
  let reading: Promise<MenuItemDraft[]> | null = null
  let batch: number | null = null
  render()

  /** What follows from each change of the state. */
  function render() {
    items = listMenuItems(history.menus, history.base)
    changes = listChanges(drafts, items)
    if (changes.length > 0) storage.set(STORED, { base: [...history.base], mine: items })
    else storage.delete(STORED)
  }

  function dispatch(action: MenuHistoryAction) {
    history = menuHistoryReducer(history, action)
    render()
  }

  /** Reads again. Who waits for an earlier reading gets this one. */
  function invalidate(): Promise<MenuItemDraft[]> {
    const mine: Promise<MenuItemDraft[]> = callDrafts().then((found) => {
      if (reading !== mine) return reading ?? found
      reading = null
      drafts = found
      dispatch({ type: 'rebase', items: toMenuItems(found) })
      return found
    })
    reading = mine
    mine.catch(() => {
      if (reading === mine) reading = null
    })
    return mine
  }
  const readDrafts = () => reading ?? invalidate()

  async function saveChanges() {
    if (changes.length > 0)
      await calls
        .saveRecords(changes as { kind: string; id: string; basedOn: number; body: Body | null }[])
        .catch(async (error: unknown) => {
          await readDrafts()
          throw error
        })
    return readDrafts()
  }
  const refresh = () => void invalidate().catch(() => {})

  return {
    view: () => ({
      shown: Object.fromEntries(items.map((item) => [`menu-item ${item.id}`, item as unknown as Body])),
      named: {},
      state: changes.length > 0 ? 'only-here' : 'saved',
    }),
    listPlaces: () =>
      items.map(({ id, label }) => ({
        record: `menu-item ${id}`,
        field: 'label',
        part: '',
        text: label,
        style: 'line' as const,
      })),
    type({ record }, label) {
      const command: MenuCommand = {
        type: 'change',
        id: record.slice('menu-item '.length),
        fields: { label },
      }
      dispatch({ type: 'command', command })
    },
    run: (choice, text) =>
      dispatch({ type: 'command', command: chooseCommand(items, context, { choice, text }) }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    async save() {
      await saveChanges()
      refresh()
    },
    async publish() {
      const records = listToPublish(await saveChanges())
      if (records.length > 0) batch = (await calls.publishRecords(records)).batch
      refresh()
    },
    async plan() {},
    async revert() {
      if (batch !== null) await calls.revertPublication(batch)
      batch = null
      refresh()
    },
    async delete() {},
    settle() {},
    hide() {},
    async leave() {},
    canClose: () => true,
    reconnect() {},
    hear(announcement) {
      if (announcement?.records.some(({ kind }) => kind === 'menu-item') ?? true) refresh()
    },
  }
}

function chooseCommand(
  items: readonly MenuItem[],
  { createId }: TabContext,
  { choice, text }: { choice: number; text: string },
): MenuCommand {
  const at = Math.floor(choice * 9973)
  const item = items[at % Math.max(1, items.length)]
  const position = { place: 'header', parent: '', index: 0 } as const
  if (choice < 0.4 || !item) {
    const node = { id: createId(), label: text, path: '/', openInNewWindow: false, children: [] }
    return { type: 'add', node, position }
  }
  if (choice < 0.55) return { type: 'remove', id: item.id }
  return { type: 'move', id: item.id, position }
}
