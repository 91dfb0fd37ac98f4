import { fill, pageWords as words } from '@lerret/words/desk'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import type { Setting } from '../block-types.ts'
import { FocusArea } from './FocusArea.tsx'
import styles from './Inspector.module.css'
import { SettingField } from './SettingField.tsx'

export type SettingValues = Readonly<Record<string, unknown>>

/** What settings may refer to, and what is wrong with them. */
export interface SettingContext {
  /** The names of the page's sources, with what each finds. */
  sources: readonly (readonly [name: string, label: string])[]
  /** The sentence about a setting, by its path: `link.href`. */
  findError(path: string): string | null
  /** Called when the focus has left a setting. */
  onLeave(path: string): void
}

/** A form made from the settings of a block. */
export function SettingsForm({
  settings,
  values,
  path,
  context,
  onChange,
}: {
  settings: readonly Setting[]
  values: SettingValues
  /** The path of the group, with a dot at its end; empty for the whole record. */
  path: string
  context: SettingContext
  onChange(values: SettingValues): void
}) {
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values
    // The order of the fields stays, so that setting a value back gives the same record.
    onChange(value === undefined ? others : { ...values, [name]: value })
  }
  return (
    <div className={styles.form}>
      {settings.map((setting) => (
        <FocusArea key={setting.name} onLeave={() => context.onLeave(`${path}${setting.name}`)}>
          <SettingField
            setting={setting}
            value={values[setting.name]}
            path={`${path}${setting.name}`}
            context={context}
            onChange={(value) => set(setting.name, value)}
          />
        </FocusArea>
      ))}
    </div>
  )
}

/** Groups in an order: cards, links, questions. */
export function SettingList({
  setting,
  items,
  path,
  context,
  onChange,
}: {
  setting: Setting
  items: readonly SettingValues[]
  path: string
  context: SettingContext
  onChange(items: readonly SettingValues[]): void
}) {
  const { label } = setting
  const inner = setting.settings as Setting[]
  const create = (): SettingValues =>
    Object.fromEntries(
      inner
        .filter(({ isRequired, default: value }) => isRequired || (value !== undefined && value !== ''))
        .map(({ name, default: value }) => [name, value]),
    )
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <p className={styles.help}>{setting.help}</p>
      {items.map((item, index) => {
        const number = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id.
          <details key={index} className={styles.item} open={items.length === 1}>
            <summary>{findTitle(item) ?? fill(words.listItem, { label, number })}</summary>
            <SettingsForm
              settings={inner}
              values={item}
              path={`${path}.${index}.`}
              context={context}
              onChange={(values) => onChange(items.with(index, values))}
            />
            <ButtonRow>
              {index > 0 && (
                <Button
                  kind="plain"
                  aria-label={fill(words.moveListItemUp, { label, number })}
                  onPress={() =>
                    onChange(items.with(index, items[index - 1] as SettingValues).with(index - 1, item))
                  }
                >
                  {words.moveUp}
                </Button>
              )}
              <Button
                kind="plain"
                aria-label={fill(words.removeListItem, { label, number })}
                onPress={() => onChange(items.toSpliced(index, 1))}
              >
                {words.remove}
              </Button>
            </ButtonRow>
          </details>
        )
      })}
      <ButtonRow>
        <Button onPress={() => onChange([...items, create()])}>
          {fill(words.addToList, { label: label.toLocaleLowerCase('nn') })}
        </Button>
      </ButtonRow>
      {context.findError(path) && <p className={styles.error}>{context.findError(path)}</p>}
    </fieldset>
  )
}

const findTitle = ({ title, label, question, name }: SettingValues) =>
  [title, label, question, name].find((text) => typeof text === 'string' && text !== '') as string | undefined
