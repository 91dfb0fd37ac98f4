import type { MenuItem } from '@lerret/model'
import type { callDesk } from '../../data/call-desk.ts'
import { createDeskTransport } from '../../editing/desk-transport.ts'
import { bodyOf } from '../../editing/session/records/record.ts'
import { recordName, type SessionState } from '../../editing/session/state/state.ts'
import { createMenuChange } from '../../menus/menu-change.ts'
import type { MenuCommand } from '../../menus/menu-commands.ts'
import { toMenuItems } from '../../menus/menu-records.ts'
import { menuRules } from '../../menus/menu-rules.ts'
import type { OpenTab, TabContext } from '../tab.ts'
import { createSessionTab } from './session-tab.ts'
import { startSession } from './start-session.ts'

const toName = ({ id }: { id: string }) => recordName({ kind: 'menu-item', id })

/** The menus, as `MenusScreen.tsx` opens them and `use-menus.ts` edits them. */
export async function openMenusTab(context: TabContext): Promise<OpenTab> {
  const { call } = context
  const { items: first } = await call('menuItems', {})
  const started = await startSession(context, {
    keys: first.map(({ id }) => ({ kind: 'menu-item', id })),
    rules: menuRules,
    transport: createDeskTransport(call as typeof callDesk),
  })
  const { session } = started
  const readItems = () => toMenuItems(session.getState())

  function run(command: MenuCommand) {
    const change = createMenuChange(readItems(), command, { label: '', at: context.now() })
    if (change) session.dispatch(change)
  }

  return createSessionTab(context, started, {
    show: showMenus,
    listPlaces: () =>
      readItems().map((item) => ({
        record: toName(item),
        field: 'label',
        part: '',
        text: item.label,
        style: 'line' as const,
      })),
    type: ({ record }, label) =>
      run({ type: 'change', id: record.slice('menu-item '.length), fields: { label } }),
    run: (choice, text) => run(chooseCommand(readItems(), context, { choice, text })),
  })
}

const showMenus = (state: SessionState) =>
  Object.fromEntries(
    toMenuItems(state).flatMap((item) => {
      const record = state.records[toName(item)]
      return record ? [[toName(item), bodyOf(record)]] : []
    }),
  )

function chooseCommand(
  items: readonly MenuItem[],
  { createId }: TabContext,
  { choice, text }: { choice: number; text: string },
): MenuCommand {
  const item = items[Math.floor(choice * 9973) % Math.max(1, items.length)]
  const position = { place: 'header', parent: '', index: 0 } as const
  if (choice < 0.4 || !item) {
    const node = { id: createId(), label: text, path: '/', openInNewWindow: false, children: [] }
    return { type: 'add', node, position }
  }
  return choice < 0.55 ? { type: 'remove', id: item.id } : { type: 'move', id: item.id, position }
}
