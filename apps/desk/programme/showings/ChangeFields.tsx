import type { Access } from '@lerret/model'
import { programmeWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { type ChangeInput, isPrice, readNumber } from './change-input.ts'
import { ACCESS_WORDS } from './change-sentences.ts'
import styles from './ShowingsScreen.module.css'

const ACCESS_OPTIONS = Object.entries(ACCESS_WORDS) as [Access, string][]
const OFFERED_OPTIONS = [
  ['yes', words.accessOffered],
  ['no', words.accessRemoved],
] as const
const TYPES_WITH_REASON: readonly ChangeInput['type'][] = ['cancel', 'postpone', 'shift', 'hall', 'sell-out']

/** The fields of the chosen type of change. */
export function ChangeFields({
  input,
  halls,
  onChange,
}: {
  input: ChangeInput
  halls: readonly string[]
  onChange(fields: Partial<ChangeInput>): void
}) {
  const { type } = input
  return (
    <div className={styles.fields}>
      {type === 'shift' && (
        <div className={styles.pair}>
          <Field
            label={words.shiftDays}
            value={input.days}
            error={readNumber(input.days) === null ? words.invalidNumber : null}
            onChange={(days) => onChange({ days })}
          />
          <Field
            label={words.shiftMinutes}
            value={input.minutes}
            help={words.shiftHelp}
            error={readNumber(input.minutes) === null ? words.invalidNumber : null}
            onChange={(minutes) => onChange({ minutes })}
          />
        </div>
      )}
      {type === 'hall' && (
        <Select
          isStacked
          label={words.newHall}
          options={halls.map((hall) => [hall, hall] as const)}
          value={input.hall}
          onChange={(hall) => onChange({ hall })}
        />
      )}
      {type === 'label' && (
        <Field label={words.label} value={input.label} onChange={(label) => onChange({ label })} />
      )}
      {type === 'price' && (
        <Field
          label={words.price}
          value={input.price}
          inputMode="numeric"
          error={input.price.trim() === '' || isPrice(input.price) ? null : words.invalidPrice}
          onChange={(price) => onChange({ price })}
        />
      )}
      {type === 'access' && (
        <div className={styles.pair}>
          <Select
            isStacked
            label={words.accessKind}
            options={ACCESS_OPTIONS}
            value={input.access}
            onChange={(access) => onChange({ access })}
          />
          <Select
            isStacked
            label={words.changeAccess}
            options={OFFERED_OPTIONS}
            value={input.isOffered ? 'yes' : 'no'}
            onChange={(value) => onChange({ isOffered: value === 'yes' })}
          />
        </div>
      )}
      {TYPES_WITH_REASON.includes(type) && (
        <Field label={words.reason} value={input.notice} onChange={(notice) => onChange({ notice })} />
      )}
    </div>
  )
}
