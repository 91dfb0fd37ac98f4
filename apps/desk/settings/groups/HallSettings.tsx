import type { Hall, SiteSettings } from '@lerret/model'
import { fill, SETTINGS_NYNORSK as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
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
        halls.some((hall) => hasProblem(checkName(hall, halls), checkSeats(hall)))
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
  hall,
  halls,
  onChange,
  onRemove,
}: {
  hall: Hall
  halls: readonly Hall[]
  onChange(hall: Hall): void
  onRemove(): void
}) {
  const { name, seats, access = '' } = hall
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Field
          label={words.hallName}
          value={name}
          onChange={(value) => onChange({ ...hall, name: value })}
          error={checkName(hall, halls)}
        />
        <div className={styles.narrow}>
          <Field
            label={words.hallSeats}
            inputMode="numeric"
            value={seats === undefined ? '' : String(seats)}
            onChange={(value) => onChange(withSeats(hall, value))}
            error={checkSeats(hall)}
          />
        </div>
        <Field
          label={words.hallAccess}
          help={words.hallAccessHelp}
          value={access}
          onChange={(value) => onChange({ ...hall, access: value })}
        />
      </div>
      <div>
        <Button aria-label={fill(words.hallRemove, { name: name || words.hallUnnamed })} onPress={onRemove}>
          {fill(words.hallRemove, { name: name || words.hallUnnamed })}
        </Button>
      </div>
    </li>
  )
}

function withSeats({ seats: _, ...hall }: Hall, typed: string): Hall {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? hall : { ...hall, seats: Number(digits) }
}

function checkName({ name }: Hall, halls: readonly Hall[]): string | null {
  if (name.trim() === '') return words.hallNameMissing
  return halls.filter((other) => other.name === name).length > 1 ? words.hallNameTwice : null
}

const checkSeats = ({ seats }: Hall) =>
  seats === undefined || (Number.isInteger(seats) && seats > 0) ? null : words.hallSeatsBad
