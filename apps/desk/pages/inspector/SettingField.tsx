import { pageWords as words } from '@lerret/words/desk'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { ConflictPlaceAt } from '../../controls/fields/ConflictPlaceAt.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { PicturePicker } from '../../media/PicturePicker.tsx'
import { TextEditor } from '../../text/editor/TextEditor.tsx'
import type { Setting } from '../block-types.ts'
import styles from './Inspector.module.css'
import { RecordField, RecordListField } from './RecordField.tsx'
import { type SettingContext, SettingList, SettingsForm, type SettingValues } from './SettingsForm.tsx'
import { SwitchField } from './SwitchField.tsx'

interface SettingFieldProps {
  setting: Setting
  value: unknown
  path: string
  context: SettingContext
  /** undefined removes the setting. */
  onChange(value: unknown): void
}

/** The control of one setting. */
export function SettingField({ setting, value, path, context, onChange }: SettingFieldProps) {
  const { label, help, control, isRequired } = setting
  const error = context.findError(path)
  const text = typeof value === 'string' ? value : ''
  const setText = (written: string) => onChange(written === '' && !isRequired ? undefined : written)
  switch (control) {
    case 'text':
    case 'address':
      return <Field label={label} path={path} help={help} value={text} error={error} onChange={setText} />
    case 'long-text':
      return <LongTextField label={label} path={path} help={help} value={text} onChange={setText} />
    case 'rich-text':
      return (
        <div className={styles.richText}>
          <span className={styles.label}>{label}</span>
          <TextEditor label={label} path={path} value={text} onChange={setText} />
        </div>
      )
    case 'number':
      return (
        <Field
          label={label}
          path={path}
          help={help}
          inputMode="numeric"
          value={value === undefined ? '' : String(value)}
          error={error}
          onChange={(written) => onChange(toNumber(written, isRequired))}
        />
      )
    case 'switch':
      return <SwitchField label={label} help={help} isOn={value === true} onChange={onChange} />
    case 'choice':
      return (
        <Select
          isStacked
          label={label}
          options={[
            ...(isRequired ? [] : [['', words.settingEmpty] as const]),
            ...setting.choices.map((choice) => [choice.value, choice.label] as const),
          ]}
          value={text}
          onChange={setText}
        />
      )
    case 'source':
      return (
        <div className={styles.field}>
          <Select
            isStacked
            label={label}
            options={[
              ...(isRequired && text !== '' ? [] : [['', words.chooseSource] as const]),
              ...context.sources,
            ]}
            value={text}
            onChange={setText}
          />
          {error && <p className={styles.error}>{error}</p>}
        </div>
      )
    case 'picture':
      return <PicturePicker label={label} value={text || null} onChange={(id) => onChange(id ?? undefined)} />
    case 'production':
      return (
        <RecordField
          label={label}
          help={help}
          kinds="production"
          value={text || null}
          error={error}
          onChange={(id) => setText(id ?? '')}
        />
      )
    case 'picks':
      return (
        <RecordListField
          label={label}
          help={help}
          value={Array.isArray(value) ? (value as string[]) : []}
          error={error}
          onChange={onChange}
        />
      )
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          <SettingsForm
            settings={setting.settings as Setting[]}
            values={(value ?? {}) as SettingValues}
            path={`${path}.`}
            context={context}
            onChange={(values) => onChange(!isRequired && isBlank(values) ? undefined : values)}
          />
        </fieldset>
      )
    case 'list':
      return (
        <SettingList
          setting={setting}
          items={Array.isArray(value) ? (value as SettingValues[]) : []}
          path={path}
          context={context}
          onChange={onChange}
        />
      )
  }
}

function LongTextField({
  label,
  path,
  help,
  value,
  onChange,
}: {
  label: string
  path: string
  help: string
  value: string
  onChange(value: string): void
}) {
  return (
    <TextField value={value} onChange={onChange} className={styles.field}>
      <Label className={styles.label}>{label}</Label>
      <TextArea rows={3} className={styles.area} />
      <Text slot="description" className={styles.help}>
        {help}
      </Text>
      <ConflictPlaceAt path={path} />
    </TextField>
  )
}

/** What is no number stays as text: publishing names it, and nothing is lost. */
function toNumber(written: string, isRequired: boolean): unknown {
  if (written.trim() === '') return isRequired ? '' : undefined
  const number = Number(written)
  return Number.isFinite(number) ? number : written
}

const isBlank = (values: SettingValues) =>
  Object.values(values).every((value) => value === '' || value === undefined)
