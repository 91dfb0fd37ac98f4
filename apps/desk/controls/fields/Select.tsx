import { stateWords as words } from '@lerret/words/desk'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classNames } from '../class-names.ts'
import styles from './Select.module.css'

/** One of a few choices. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  isStacked = false,
}: {
  label: string
  /** The label is above, as in a form, instead of beside. */
  isStacked?: boolean
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange(value: Value): void
}) {
  return (
    <AriaSelect
      // React Aria has no nynorsk.
      placeholder={words.choose}
      value={value}
      onChange={(key) => onChange(key as Value)}
      className={classNames(styles.select, isStacked && styles.stacked)}
    >
      <Label className={styles.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue />
        <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
          <path d="m1 4 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Button>
      <Popover className={styles.popover}>
        <ListBox className={styles.list}>
          {options.map(([id, text]) => (
            <ListBoxItem key={id} id={id} className={styles.option}>
              {text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
