import type { BlockType } from '@lerret/api/contracts'
import { DESK_LOCALES, fill, pageWords as words } from '@lerret/words/desk'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { Button } from '../../controls/Button.tsx'
import type { BlockTypes } from '../block-types.ts'
import styles from './BlockPicker.module.css'

/** The kinds of blocks, to insert one. Arrow down goes from the search to the list, and Escape closes it. */
export function BlockPicker({
  types,
  row,
  onChoose,
  onCancel,
}: {
  types: BlockTypes
  row: number
  onChoose(type: BlockType): void
  onCancel(): void
}) {
  const [text, setText] = useState('')
  // The same items while only the rest of the screen changes, so that the list is not built again under the pointer.
  const found = useMemo(() => findTypes(types, text), [types, text])
  const disabled = useMemo(() => found.filter(({ isAllowed }) => !isAllowed).map(({ id }) => id), [found])
  const [first] = found.filter(({ isAllowed }) => isAllowed)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onCancel()
    const isInSearch = event.target instanceof HTMLInputElement
    if (!isInSearch) return
    if (event.key === 'Enter' && first) onChoose(first)
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      event.currentTarget.querySelector<HTMLElement>('[role="option"]')?.focus()
    }
  }
  return (
    <section aria-label={words.choosePlace} className={styles.picker} onKeyDown={onKeyDown}>
      <SearchField aria-label={words.searchBlocks} value={text} onChange={setText}>
        <Input autoFocus placeholder={words.searchBlocks} className={styles.search} />
      </SearchField>
      <p className={styles.place}>{fill(words.insertHere, { row: row + 1 })}</p>
      <ListBox
        aria-label={words.choosePlace}
        items={found}
        onAction={(key) => {
          const type = types.get(String(key))
          if (type?.isAllowed) onChoose(type)
        }}
        disabledKeys={disabled}
        renderEmptyState={() => words.noBlocks}
        className={styles.list}
      >
        {({ component, name, help, isAllowed }) => (
          <ListBoxItem id={component} textValue={name} className={styles.option}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.help}>{isAllowed ? help : words.notAllowed}</span>
          </ListBoxItem>
        )}
      </ListBox>
      <Button kind="plain" onPress={onCancel}>
        {words.cancel}
      </Button>
    </section>
  )
}

function findTypes(types: BlockTypes, text: string): (BlockType & { id: string })[] {
  const wanted = text.trim().toLocaleLowerCase('nn')
  const matches = ({ name, help }: BlockType) => `${name} ${help}`.toLocaleLowerCase('nn').includes(wanted)
  const rank = ({ name, isAllowed }: BlockType) =>
    (isAllowed ? 0 : 2) + (name.toLocaleLowerCase('nn').startsWith(wanted) ? 0 : 1)
  return [...types.values()]
    .filter(matches)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, DESK_LOCALES))
    .map((type) => ({ ...type, id: type.component }))
}
