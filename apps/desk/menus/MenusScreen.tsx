import { fill, publishingWords, menuWords as words } from '@lerret/words/desk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { ListSection, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { createId } from '../data/create-id.ts'
import { errorMessage } from '../data/error-message.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { Answers } from '../editing/parts/Answers.tsx'
import { Conflicts } from '../editing/parts/Conflicts.tsx'
import { describeLastStep, HistoryButtons } from '../editing/parts/HistoryButtons.tsx'
import { Notices } from '../editing/parts/Notices.tsx'
import { SaveButtons } from '../editing/parts/SaveButtons.tsx'
import { WhenRead } from '../editing/RecordScreen.tsx'
import { bodyOf } from '../editing/session/records/record.ts'
import { isRemoved } from '../editing/session/records/removal.ts'
import { useSaveAndPublish } from '../editing/use-save-and-publish.ts'
import { type OpenSession, useSession } from '../editing/use-session.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { findLinkProblem } from '../links/LinkField.tsx'
import { ChangeReview } from '../publishing/ChangeReview.tsx'
import { MenuItemPanel } from './MenuItemPanel.tsx'
import styles from './MenusScreen.module.css'
import { MenuTabs } from './MenuTabs.tsx'
import { MenuTree } from './MenuTree.tsx'
import { applyMenuCommand, findStep, type MoveDirection } from './menu-commands.ts'
import { menuRules } from './menu-rules.ts'
import {
  findEntry,
  listChildren,
  listIds,
  MENU_PLACES,
  type MenuPlace,
  type MenuPosition,
} from './menu-tree.ts'
import { toMenuKey, useMenuItems, useMenus } from './use-menus.ts'

const LABELS: Readonly<Record<MenuPlace, string>> = { header: words.header, footer: words.footer }

/** The menus of the site. They are saved and published together. */
export default function MenusScreen() {
  const { data, error, isError, refetch } = useMenuItems()
  if (data) return <OpenedMenus ids={data.map(({ id }) => id)} />
  return (
    <Screen title={words.title}>
      {isError ? (
        <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsText>{words.loading}</RowsText>
      )}
    </Screen>
  )
}

function OpenedMenus({ ids }: { ids: readonly string[] }) {
  const session = useSession('menus', () => ({ keys: ids.map((id) => toMenuKey({ id })), rules: menuRules }))
  return (
    session && (
      <WhenRead session={session} title={words.title}>
        {() => <MenuEditor session={session} />}
      </WhenRead>
    )
  )
}

function MenuEditor({ session }: { session: OpenSession }) {
  const { role } = useStaff()
  const isReadOnly = !EDITOR_ROLES.includes(role)
  const edited = useMenus(session)
  const { state, menus, items, changedIds, isChanged } = edited
  const [selectedId, select] = useState<string | null>(null)
  const [newId, setNewId] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const focusEntry = useFocusedEntry()
  usePresence(SUBJECT, { title: words.title, isEditing: isChanged })
  const selected = selectedId === null ? undefined : findEntry(menus, selectedId)
  const incompleteIds = useMemo(
    () =>
      new Set(
        items
          .filter(({ label, path }) => label.trim() === '' || findLinkProblem(path) !== null)
          .map(({ id }) => id),
      ),
    [items],
  )
  const saving = useSaveAndPublish(session, incompleteIds.size > 0 ? words.incomplete : null)
  const toReview = useMemo(
    () =>
      Object.values(state.records)
        .filter(({ id }) => changedIds.has(id))
        .map((record) => ({ ...toMenuKey(record), body: isRemoved(record) ? null : bodyOf(record) })),
    [state.records, changedIds],
  )

  function move(id: string, position: MenuPosition) {
    const command = { type: 'move', id, position } as const
    const after = applyMenuCommand(menus, command)
    const found = findEntry(after, id)
    if (after === menus || !found) return
    const { label } = found.node
    const { parent, index } = found.position
    edited.run(
      command,
      fill(parent === '' ? words.moved : words.movedUnder, {
        label,
        number: index + 1,
        count: listChildren(after, found.position).length,
        parent: findEntry(after, parent)?.node.label ?? '',
      }),
    )
    select(id)
    focusEntry(id)
  }
  function takeStep(id: string, direction: MoveDirection) {
    const position = findStep(menus, id, direction)
    if (position) move(id, position)
  }
  function remove(id: string) {
    const found = findEntry(menus, id)
    if (!found) return
    const { node, position } = found
    const count = listIds(node).length - 1
    const values = { label: node.label, count }
    edited.run({ type: 'remove', id }, fill(count === 0 ? words.removed : words.removedWithChildren, values))
    const siblings = listChildren(menus, position)
    const next = siblings[position.index + 1] ?? siblings[position.index - 1]
    select(next?.id ?? null)
    if (next) focusEntry(next.id)
  }
  function add(place: MenuPlace) {
    const node = {
      id: `menu-${createId()}`,
      label: '',
      path: '',
      openInNewWindow: false,
      children: [],
    }
    const position = { place, parent: '', index: menus[place].length }
    edited.run({ type: 'add', node, position }, fill(words.added, { menu: LABELS[place] }))
    select(node.id)
    setNewId(node.id)
  }
  function showIncomplete() {
    setChecked(true)
    const [first] = incompleteIds
    if (first !== undefined) select(first)
  }

  return (
    <Screen
      title={words.title}
      lead={isReadOnly ? words.readOnly : words.lead}
      actions={
        !isReadOnly && (
          <>
            <PeopleHere subject={SUBJECT} />
            <span>{describeState({ isChanged, isWaiting: saving.hasUnpublished })}</span>
            <HistoryButtons session={session} state={state} />
            <SaveButtons actions={saving} onRefused={showIncomplete} />
          </>
        )
      }
    >
      <MenuTabs current="menus" />
      <p role="status" className={styles.message}>
        {describeLastStep(state.lastStep)}
      </p>
      <Answers actions={saving} refusals={REFUSALS} fieldName={(field) => FIELD_NAMES[field]} />
      <Notices session={session} state={state} fieldName={(field) => FIELD_NAMES[field]} />
      <Conflicts
        session={session}
        state={state}
        describe={({ field, mine, theirs }) => ({
          field: FIELD_NAMES[field] ?? field,
          mine: String(mine ?? ''),
          theirs: String(theirs ?? ''),
          canJoin: false,
        })}
      />
      <div className={styles.columns}>
        <div className={styles.menus}>
          {MENU_PLACES.map((place) => (
            <ListSection
              key={place}
              title={LABELS[place]}
              note={!isReadOnly && <Button onPress={() => add(place)}>{words.add}</Button>}
            >
              <MenuTree
                menus={menus}
                place={place}
                label={LABELS[place]}
                selectedId={selectedId}
                changedIds={changedIds}
                incompleteIds={isChecked ? incompleteIds : NO_IDS}
                isReadOnly={isReadOnly}
                onSelect={select}
                onStep={takeStep}
                onMove={move}
                onRemove={remove}
              />
            </ListSection>
          ))}
        </div>
        <aside aria-label={words.panel} data-region="" tabIndex={-1} className={styles.panel}>
          {selected ? (
            <MenuItemPanel
              key={selected.node.id}
              menus={menus}
              node={selected.node}
              place={selected.position.place}
              isNew={selectedId === newId}
              isReadOnly={isReadOnly}
              onChange={(fields) =>
                edited.run({ type: 'change', id: selected.node.id, fields }, words.changed)
              }
              onStep={(direction) => takeStep(selected.node.id, direction)}
              onPlace={(place) => move(selected.node.id, { place, parent: '', index: menus[place].length })}
              onRemove={() => remove(selected.node.id)}
            />
          ) : (
            <p className={styles.hint}>{words.panelEmpty}</p>
          )}
          {toReview.length > 0 && (
            <Button size="form" aria-expanded={isReviewed} onPress={() => setReviewed(!isReviewed)}>
              {isReviewed ? publishingWords.reviewHide : publishingWords.review}
            </Button>
          )}
        </aside>
      </div>
      {isReviewed && toReview.length > 0 && <ChangeReview records={toReview} />}
    </Screen>
  )
}

/** Colleagues on this screen edit all entries together. */
const SUBJECT = { kind: 'menu-item', id: 'menus' } as const

const FIELD_NAMES: Readonly<Record<string, string>> = {
  label: words.fieldLabel,
  path: words.fieldPath,
  order: words.fieldOrder,
  parent: words.fieldOrder,
}

const NO_IDS: ReadonlySet<string> = new Set()

const REFUSALS = {
  content_in_use: words.inUse,
  content_invalid: words.invalid,
}

function describeState({ isChanged, isWaiting }: { isChanged: boolean; isWaiting: boolean }): string {
  if (isChanged) return words.unsaved
  return isWaiting ? words.waiting : words.published
}

/** Puts the focus back on an entry when it was moved: its row may be another element then. */
function useFocusedEntry() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const row = document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(wanted.current)}"]`)
    if (
      row?.closest('[data-menu]')?.contains(document.activeElement) ||
      document.activeElement === document.body
    )
      row?.focus()
    wanted.current = null
  })
  return (id: string) => {
    wanted.current = id
  }
}
