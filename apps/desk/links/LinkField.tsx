import { fill, menuWords as words } from '@lerret/words/desk'
import { ComboBox } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import fieldStyles from '../controls/fields/Field.module.css'
import selectStyles from '../controls/fields/Select.module.css'
import { toLinkAddress } from '../text/editor/link-address.ts'
import styles from './LinkField.module.css'
import { useLinkTargets, usePageTitle } from './link-targets.ts'

/** A link: a page of the house, found by its title or path, or any other address. */
export function LinkField({
  label,
  value,
  onChange,
  isReadOnly = false,
  isChecked = true,
  error: ownError = null,
}: {
  label: string
  value: string
  onChange(value: string): void
  isReadOnly?: boolean
  /** Whether a missing address is a problem already. */
  isChecked?: boolean
  /** A sentence about what else is wrong. */
  error?: string | null
}) {
  const { data } = useLinkTargets(value)
  const address = toLinkAddress(value)
  const title = usePageTitle(address ?? '')
  const error = ownError ?? (isChecked || value !== '' ? findLinkProblem(value) : null)
  return (
    <ComboBox
      allowsCustomValue
      menuTrigger="input"
      isReadOnly={isReadOnly}
      isInvalid={error !== null}
      validationBehavior="aria"
      items={data?.items ?? []}
      inputValue={value}
      onInputChange={onChange}
      onSelectionChange={(key) => typeof key === 'string' && onChange(key)}
      // What is an address in another spelling becomes one: kari@example.no.
      onBlur={() => address !== null && address !== value && onChange(address)}
      // The server has searched already.
      defaultFilter={() => true}
      className={fieldStyles.field}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <Input className={fieldStyles.input} />
      <Text slot="description" className={fieldStyles.help}>
        {describeTarget(title)}
      </Text>
      <FieldError className={fieldStyles.error}>{error}</FieldError>
      <Popover className={selectStyles.popover}>
        <ListBox<{ path: string; title: string }>
          aria-label={words.targetSuggestions}
          className={selectStyles.list}
        >
          {(target) => (
            <ListBoxItem id={target.path} textValue={target.path} className={styles.option}>
              <span>{target.title}</span>
              <span className={styles.path}>{target.path}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** The sentence about an address that cannot be used; null when it can. */
export function findLinkProblem(value: string): string | null {
  if (value.trim() === '') return words.targetMissing
  return toLinkAddress(value) === null ? words.targetBad : null
}

function describeTarget(title: string | null | undefined): string {
  if (title === undefined) return words.targetHelp
  return title === null ? words.targetUnknown : fill(words.targetPage, { title })
}
