import { fill, newsletterWords as words } from '@lerret/words/desk'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { Checkbox } from '../controls/fields/Checkbox.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { ArticleFinder } from './ArticleFinder.tsx'
import { createTextItem, itemKey, moveItem, type NewsletterItem } from './items.ts'
import styles from './Newsletters.module.css'

/** What the newsletter contains, in its order: chosen, moved and changed one by one. */
export function NewsletterItems({
  items,
  onChange,
}: {
  items: NewsletterItem[]
  onChange(items: NewsletterItem[]): void
}) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const included = items.filter(({ isIncluded }) => isIncluded).length

  function move(index: number, step: -1 | 1) {
    const focused = document.activeElement
    const moved = moveItem(items, index, step)
    if (moved === items) return
    flushSync(() => onChange(moved))
    // Moving an element in the document takes its focus away.
    if (focused instanceof HTMLElement) focused.focus()
    setMessage(
      fill(words.moved, {
        title: shownTitle(items[index] as NewsletterItem),
        position: index + step + 1,
        total: items.length,
      }),
    )
  }

  function addText() {
    const item = createTextItem(words.newText)
    onChange([...items, item])
    setOpenKey(itemKey(item))
  }

  function addArticle(item: NewsletterItem) {
    onChange([...items, item])
    setMessage(fill(words.added, { title: item.title }))
  }

  return (
    <ListSection title={words.itemsSection} note={fill(words.itemsNote, { included, total: items.length })}>
      <p className={styles.help}>{items.length > 0 ? words.itemsHelp : ''}</p>
      {items.length === 0 && <RowsText>{words.itemsNone}</RowsText>}
      <Rows>
        {items.map((item, index) => (
          <ItemRow
            key={itemKey(item)}
            item={item}
            isOpen={openKey === itemKey(item)}
            onOpen={(isOpen) => setOpenKey(isOpen ? itemKey(item) : null)}
            onMove={(step) => move(index, step)}
            onChange={(changes) => onChange(items.with(index, { ...item, ...changes }))}
          />
        ))}
      </Rows>
      <p role="status" className={styles.help}>
        {message}
      </p>
      <div className={styles.add}>
        <Button onPress={addText}>{words.addText}</Button>
        <ArticleFinder items={items} onAdd={addArticle} />
      </div>
    </ListSection>
  )
}

const shownTitle = ({ title }: NewsletterItem) => title.trim() || words.untitledItem

function describeTimes([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : fill(words.timesMore, { first, count: others.length })
}

function ItemRow({
  item,
  isOpen,
  onOpen,
  onMove,
  onChange,
}: {
  item: NewsletterItem
  isOpen: boolean
  onOpen(isOpen: boolean): void
  onMove(step: -1 | 1): void
  onChange(changes: Partial<NewsletterItem>): void
}) {
  const title = shownTitle(item)
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li onKeyDownCapture={onKeyDown}>
      <div className={styles.item}>
        <div className={styles.itemTitle}>
          <Checkbox isSelected={item.isIncluded} onChange={(isIncluded) => onChange({ isIncluded })}>
            <span className={item.isIncluded ? styles.included : styles.left}>{title}</span>
          </Checkbox>
          {item.times.length > 0 && <span className={styles.times}>{describeTimes(item.times)}</span>}
        </div>
        <ButtonRow>
          <Button kind="plain" aria-label={fill(words.moveUpOf, { title })} onPress={() => onMove(-1)}>
            {words.moveUp}
          </Button>
          <Button kind="plain" aria-label={fill(words.moveDownOf, { title })} onPress={() => onMove(1)}>
            {words.moveDown}
          </Button>
          <Button
            kind="plain"
            aria-label={fill(words.editOf, { title })}
            aria-expanded={isOpen}
            onPress={() => onOpen(!isOpen)}
          >
            {words.edit}
          </Button>
        </ButtonRow>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <Field
            label={words.itemTitle}
            path={`items.title ${itemKey(item)}`}
            value={item.title}
            onChange={(text) => onChange({ title: text.slice(0, 300) })}
          />
          <Field
            label={words.itemText}
            path={`items.text ${itemKey(item)}`}
            rows={4}
            maxLength={4000}
            value={item.text}
            onChange={(text) => onChange({ text })}
          />
        </div>
      )}
    </li>
  )
}
