import { menuWords as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import { Checkbox } from '../controls/fields/Checkbox.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { LinkField } from '../links/LinkField.tsx'
import styles from './MenuItemPanel.module.css'
import { findStep, type MenuFields, type MoveDirection } from './menu-commands.ts'
import type { MenuNode, MenuPlace, Menus } from './menu-tree.ts'

const STEPS: readonly (readonly [MoveDirection, string, string])[] = [
  ['up', words.moveUp, 'Alt+ArrowUp'],
  ['down', words.moveDown, 'Alt+ArrowDown'],
  ['in', words.moveIn, 'Alt+ArrowRight'],
  ['out', words.moveOut, 'Alt+ArrowLeft'],
]

const PLACES = [
  ['header', words.header],
  ['footer', words.footer],
] as const

/** The selected entry: its text, where it leads, and the commands that move and remove it. */
export function MenuItemPanel({
  menus,
  node,
  place,
  isNew,
  isReadOnly,
  onChange,
  onStep,
  onPlace,
  onRemove,
}: {
  menus: Menus
  node: MenuNode
  place: MenuPlace
  /** It was added just now, so its text is typed first. */
  isNew: boolean
  isReadOnly: boolean
  onChange(fields: Partial<MenuFields>): void
  onStep(direction: MoveDirection): void
  onPlace(place: MenuPlace): void
  onRemove(): void
}) {
  return (
    <form className={styles.panel} onSubmit={(event) => event.preventDefault()}>
      <Field
        ref={isNew ? focusInput : undefined}
        label={words.label}
        value={node.label}
        onChange={(label) => onChange({ label })}
        error={node.label.trim() === '' ? words.labelMissing : null}
        isReadOnly={isReadOnly}
      />
      <LinkField
        label={words.target}
        value={node.path}
        onChange={(path) => onChange({ path })}
        isReadOnly={isReadOnly}
      />
      <Checkbox
        isSelected={node.openInNewWindow}
        isReadOnly={isReadOnly}
        onChange={(openInNewWindow) => onChange({ openInNewWindow })}
      >
        {words.openInNewWindow}
      </Checkbox>
      {!isReadOnly && (
        <>
          <Select isStacked label={words.place} options={PLACES} value={place} onChange={onPlace} />
          <fieldset className={styles.moves}>
            <legend>{words.move}</legend>
            {STEPS.map(([direction, label, keys]) => (
              <Button
                key={direction}
                aria-keyshortcuts={keys}
                isDisabled={findStep(menus, node.id, direction) === null}
                onPress={() => onStep(direction)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          <p className={styles.help}>
            {words.moveKeys} {words.levels}
          </p>
          <div>
            <Button onPress={onRemove}>{words.remove}</Button>
          </div>
        </>
      )}
    </form>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus()
