import { fill, MENU_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { refreshLists } from '../data/refresh.ts'
import { useStaff } from '../data/session.ts'
import { listenForRecords } from '../events/desk-events.ts'
import type { MenuCommand } from './menu-commands.ts'
import { type MenuHistory, menuHistoryReducer, startMenuHistory } from './menu-history.ts'
import { listChanges, listToPublish, type MenuItemDraft, toMenuItems } from './menu-records.ts'
import { listMenuItems } from './menu-tree.ts'
import { readStoredMenus, storeMenus } from './stored-menus.ts'

const QUERY_KEY = ['menu-items']

/** The drafts of all menu entries. They are read again when a colleague saves one. */
export function useMenuItems() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenForRecords((event) => {
        if (event?.records?.some(({ kind }) => kind === 'menu-item') ?? true)
          void queryClient.invalidateQueries({ queryKey: QUERY_KEY })
      }),
    [queryClient],
  )
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) => (await callDesk('menuItems', { signal })).items,
  })
}

/** The menus while they are edited: commands, undo, saving and publishing. */
export function useMenus(drafts: readonly MenuItemDraft[]) {
  const { email, name } = useStaff()
  const queryClient = useQueryClient()
  const [history, dispatch] = useReducer(menuHistoryReducer, null, () => openHistory(email, drafts))
  const [message, setMessage] = useState('')
  const { base, menus } = history
  const items = useMemo(() => listMenuItems(menus, base), [menus, base])
  const changes = useMemo(() => listChanges(drafts, items), [drafts, items])
  const isChanged = changes.length > 0
  useEffect(() => storeMenus(email, isChanged ? { base: [...base], mine: items } : null))

  const shownDrafts = useRef(drafts)
  useEffect(() => {
    if (shownDrafts.current === drafts) return
    const author = findOtherAuthor(shownDrafts.current, drafts, name)
    shownDrafts.current = drafts
    dispatch({ type: 'rebase', items: toMenuItems(drafts) })
    if (author !== null) setMessage(fill(words.merged, { name: author }))
  }, [drafts, name])

  const readDrafts = () =>
    queryClient.fetchQuery({
      queryKey: QUERY_KEY,
      queryFn: async () => (await callDesk('menuItems')).items,
      staleTime: 0,
    })
  async function saveChanges() {
    if (changes.length > 0)
      await callDesk('saveRecords', { body: { records: changes } }).catch(async (error: unknown) => {
        // What a colleague has saved meanwhile joins what is on the screen.
        await readDrafts()
        throw error
      })
    return readDrafts()
  }
  const save = useMutation({ mutationFn: saveChanges, onSuccess: () => refreshLists(queryClient) })
  const publish = useMutation({
    async mutationFn() {
      const records = listToPublish(await saveChanges())
      return records.length === 0 ? null : callDesk('publishRecords', { body: { records } })
    },
    onSuccess: () => refreshLists(queryClient),
  })

  return {
    menus,
    items,
    /** The entries that visitors see otherwise, or not at all. */
    changedIds: useMemo(() => findChangedIds(drafts, changes), [drafts, changes]),
    changes,
    isChanged,
    isWaiting: listToPublish(drafts).length > 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    message,
    save,
    publish,
    run(command: MenuCommand, sentence = '') {
      dispatch({ type: 'command', command })
      setMessage(sentence)
    },
    undo() {
      dispatch({ type: 'undo' })
      setMessage(words.undone)
    },
    redo() {
      dispatch({ type: 'redo' })
      setMessage(words.redone)
    },
  }
}

export type EditedMenus = ReturnType<typeof useMenus>

/** The drafts, with what was changed and not saved the last time. */
function openHistory(email: string, drafts: readonly MenuItemDraft[]): MenuHistory {
  const theirs = toMenuItems(drafts)
  const stored = readStoredMenus(email)
  if (!stored) return startMenuHistory(theirs)
  return menuHistoryReducer(startMenuHistory(stored.base, stored.mine), { type: 'rebase', items: theirs })
}

/** Who else has saved a version since. */
function findOtherAuthor(
  before: readonly MenuItemDraft[],
  after: readonly MenuItemDraft[],
  name: string,
): string | null {
  const versions = new Map(before.map(({ id, version }) => [id, version]))
  const changed = after.find(({ id, version, author }) => versions.get(id) !== version && author !== name)
  return changed?.author ?? null
}

function findChangedIds(
  drafts: readonly MenuItemDraft[],
  changes: readonly { id: string }[],
): ReadonlySet<string> {
  return new Set([...listToPublish(drafts), ...changes].map(({ id }) => id))
}
