import type { Hall, SiteSettings } from '@lerret/model'
import { fill, settingsWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { Rows } from '../../controls/ListSection.tsx'
import { hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'

/** The halls, which showings refer to by name. */
export function HallSettings() {
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.halls}
      lead={words.hallsLead}
      previewPath={null}
      fieldNames={{ halls: words.fieldHalls }}
      isIncomplete={({ halls = [] }) =>
        halls.some((hall) => hasProblem(checkName(hall, halls), checkSeats(hall.seats)))
      }
    >
      {({ body: { halls = [] }, change }) => {
        const changeHalls = (changed: readonly Hall[]) => change('halls', changed)
        return (
          <>
            <Rows>
              {halls.map((hall, index) => (
                <HallFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: halls have no id.
                  key={index}
                  path={`halls.${index}`}
                  hall={hall}
                  halls={halls}
                  onChange={(changed) => changeHalls(halls.with(index, changed))}
                  onRemove={() => changeHalls(halls.toSpliced(index, 1))}
                />
              ))}
            </Rows>
            <div>
              <Button size="form" onPress={() => changeHalls([...halls, { name: '' }])}>
                {words.hallAdd}
              </Button>
            </div>
          </>
        )
      }}
    </GroupScreen>
  )
}

function HallFields({
  path,
  hall,
  halls,
  onChange,
  onRemove,
}: {
  path: string
  hall: Hall
  halls: readonly Hall[]
  onChange(hall: Hall): void
  onRemove(): void
}) {
  const { name, seats, wheelchairPlaces, hearingLoop, stepFree, access } = hall
  const changeFact = (field: keyof Hall, value: Hall[keyof Hall]) => onChange(withFact(hall, field, value))
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Field
          path={`${path}.name`}
          label={words.hallName}
          value={name}
          onChange={(value) => onChange({ ...hall, name: value })}
          error={checkName(hall, halls)}
        />
        <div className={styles.narrow}>
          <Field
            path={`${path}.seats`}
            label={words.hallSeats}
            inputMode="numeric"
            value={seats === undefined ? '' : String(seats)}
            onChange={(value) => changeFact('seats', parseCount(value))}
            error={checkSeats(seats)}
          />
        </div>
        <div className={styles.narrow}>
          <Field
            path={`${path}.wheelchairPlaces`}
            label={words.hallWheelchairs}
            inputMode="numeric"
            value={wheelchairPlaces === undefined ? '' : String(wheelchairPlaces)}
            onChange={(value) => changeFact('wheelchairPlaces', parseCount(value))}
          />
        </div>
      </div>
      <div className={styles.row}>
        <FactSelect
          label={words.hallHearingLoop}
          value={hearingLoop}
          onChange={(value) => changeFact('hearingLoop', value)}
        />
        <FactSelect
          label={words.hallStepFree}
          value={stepFree}
          onChange={(value) => changeFact('stepFree', value)}
        />
      </div>
      <Field
        rows={2}
        label={words.hallAccess}
        help={words.hallAccessHelp}
        value={access ?? ''}
        onChange={(value) => changeFact('access', value === '' ? undefined : value)}
      />
      <div>
        <Button aria-label={fill(words.hallRemove, { name: name || words.hallUnnamed })} onPress={onRemove}>
          {fill(words.hallRemove, { name: name || words.hallUnnamed })}
        </Button>
      </div>
    </li>
  )
}

const FACTS = [
  ['unknown', words.factUnknown],
  ['yes', words.factYes],
  ['no', words.factNo],
] as const

/** Whether the hall has something. It may be left open. */
function FactSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: boolean | undefined
  onChange(value: boolean | undefined): void
}) {
  return (
    <Select
      isStacked
      label={label}
      options={FACTS}
      value={value === undefined ? 'unknown' : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'unknown' ? undefined : chosen === 'yes')}
    />
  )
}

/** The hall with another value of a field, or without the field. */
function withFact(hall: Hall, field: keyof Hall, value: Hall[keyof Hall]): Hall {
  const { [field]: _, ...others } = hall
  return (value === undefined ? others : { ...others, [field]: value }) as Hall
}

function parseCount(typed: string): number | undefined {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

function checkName({ name }: Hall, halls: readonly Hall[]): string | null {
  if (name.trim() === '') return words.hallNameMissing
  return halls.filter((other) => other.name === name).length > 1 ? words.hallNameTwice : null
}

const checkSeats = (seats: number | undefined) =>
  seats === undefined || (Number.isInteger(seats) && seats > 0) ? null : words.hallSeatsBad
