import type { FooterItem } from '@lerret/model'
import { fill, menuWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { LinkField } from '../../links/LinkField.tsx'
import styles from './FooterScreen.module.css'
import { changeItemType } from './footer-sections.ts'

const TYPES = [
  ['link', words.itemLink],
  ['text', words.itemText],
  ['title', words.itemTitle],
  ['html', words.itemHtml],
] as const

/** One line of a footer section. */
export function FooterItemRow({
  item,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: {
  item: FooterItem
  isFirst: boolean
  isLast: boolean
  onChange(item: FooterItem): void
  onMove(step: -1 | 1): void
  onRemove(): void
}) {
  const { type, value, href = '' } = item
  const label = value || words.itemUnnamed
  return (
    <li className={styles.item}>
      <div className={styles.fields}>
        <Select
          isStacked
          label={words.itemType}
          options={TYPES}
          value={type}
          onChange={(chosen) => onChange(changeItemType(item, chosen))}
        />
        <div className={styles.wide}>
          <Field
            label={type === 'html' ? words.itemHtmlValue : words.itemValue}
            value={value}
            onChange={(text) => onChange({ ...item, value: text })}
            error={value.trim() === '' ? words.itemMissing : null}
          />
        </div>
        {type === 'link' && (
          <div className={styles.wide}>
            <LinkField
              label={words.itemHref}
              value={href}
              onChange={(address) => onChange({ ...item, href: address })}
            />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button aria-label={fill(words.itemUp, { label })} isDisabled={isFirst} onPress={() => onMove(-1)}>
          {words.moveUp}
        </Button>
        <Button aria-label={fill(words.itemDown, { label })} isDisabled={isLast} onPress={() => onMove(1)}>
          {words.moveDown}
        </Button>
        <Button aria-label={fill(words.itemRemove, { label })} onPress={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
