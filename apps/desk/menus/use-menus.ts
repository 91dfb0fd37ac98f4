import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { isChanged, listToPublish } from '../editing/session/select.ts'
import { type OpenSession, useSessionState } from '../editing/use-session.ts'
import { listenForRecords } from '../events/desk-events.ts'
import { createMenuChange } from './menu-change.ts'
import type { MenuCommand } from './menu-commands.ts'
import { toMenuItems } from './menu-records.ts'
import { buildMenus } from './menu-tree.ts'

/** The drafts of all menu entries. They are read again when a colleague saves one. */
export function useMenuItems() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenForRecords((event) => {
        if (event?.records?.some(({ kind }) => kind === 'menu-item') ?? true)
          void queryClient.invalidateQueries({ queryKey: ['menu-items'] })
      }),
    [queryClient],
  )
  return useQuery({
    queryKey: ['menu-items'],
    queryFn: async ({ signal }) => (await callDesk('menuItems', { signal })).items,
  })
}

/** The menus while they are edited, as trees that commands change. */
export function useMenus(session: OpenSession) {
  const state = useSessionState(session)
  const { records } = state
  const items = useMemo(() => toMenuItems({ records }), [records])
  const menus = useMemo(() => buildMenus(items), [items])
  const unpublished = useMemo(() => listToPublish(state, session.rules), [state, session])
  return {
    state,
    menus,
    items,
    /** The ids of the entries that visitors see otherwise, or not at all. */
    changedIds: useMemo(
      () => new Set(unpublished.flatMap((name) => records[name]?.id ?? [])),
      [unpublished, records],
    ),
    isChanged: isChanged(state, session.rules),
    /** `sentence` says what is done. */
    run(command: MenuCommand, sentence: string) {
      const change = createMenuChange(items, command, { label: sentence, at: Date.now() })
      if (change) session.dispatch(change)
    },
  }
}

export const toMenuKey = ({ id }: { id: string }) => ({ kind: 'menu-item' as const, id })
