import type { OpeningHours, SiteSettings } from '@lerret/model'
import { fill, settingsWords as words } from '@lerret/words/desk'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Rows, RowsText } from '../../controls/ListSection.tsx'
import { hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'
import { checkPeriod, checkPlace, newPeriod } from './opening-hours.ts'
import { PeriodFields } from './PeriodFields.tsx'

/** When the places in the house are open. */
export function HoursSettings() {
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.hours}
      lead={words.hoursLead}
      fieldNames={{ openingHours: words.fieldHours }}
      isIncomplete={({ openingHours = [] }) =>
        openingHours.some(
          (hours) =>
            hasProblem(checkPlace(hours, openingHours)) ||
            hours.periods.some((period) => hasProblem(...Object.values(checkPeriod(period)))),
        )
      }
    >
      {({ body: { openingHours = [] }, change }) => {
        const changeHours = (changed: readonly OpeningHours[]) =>
          change('openingHours', changed.length === 0 ? undefined : changed)
        return (
          <>
            {openingHours.length === 0 && <RowsText>{words.hoursNone}</RowsText>}
            <Rows>
              {openingHours.map((hours, index) => (
                <PlaceFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: places have no id.
                  key={index}
                  path={`openingHours.${index}`}
                  hours={hours}
                  problem={checkPlace(hours, openingHours)}
                  onChange={(changed) => changeHours(openingHours.with(index, changed))}
                  onRemove={() => changeHours(openingHours.toSpliced(index, 1))}
                />
              ))}
            </Rows>
            <div>
              <Button
                size="form"
                onPress={() => changeHours([...openingHours, { place: '', periods: [newPeriod()] }])}
              >
                {words.hoursAdd}
              </Button>
            </div>
          </>
        )
      }}
    </GroupScreen>
  )
}

function PlaceFields({
  path,
  hours,
  problem,
  onChange,
  onRemove,
}: {
  path: string
  hours: OpeningHours
  problem: string | null
  onChange(hours: OpeningHours): void
  onRemove(): void
}) {
  const { place, periods, note = '' } = hours
  const name = place || words.hoursUnnamed
  return (
    <li className={styles.item}>
      <Field
        path={`${path}.place`}
        label={words.hoursPlace}
        value={place}
        onChange={(value) => onChange({ ...hours, place: value })}
        error={problem}
      />
      {periods.map((period, index) => (
        <PeriodFields
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have no id.
          key={index}
          path={`${path}.periods.${index}`}
          period={period}
          removeLabel={fill(words.hoursRemovePeriod, { number: index + 1, place: name })}
          onChange={(changed) => onChange({ ...hours, periods: periods.with(index, changed) })}
          onRemove={() => onChange({ ...hours, periods: periods.toSpliced(index, 1) })}
        />
      ))}
      <Field
        label={words.hoursNote}
        help={words.hoursNoteHelp}
        value={note}
        onChange={(value) => onChange(withNote(hours, value))}
      />
      <ButtonRow>
        <Button
          aria-label={fill(words.hoursAddPeriod, { place: name })}
          onPress={() => onChange({ ...hours, periods: [...periods, newPeriod()] })}
        >
          {words.hoursAddPeriodShort}
        </Button>
        <Button onPress={onRemove}>{fill(words.hoursRemove, { place: name })}</Button>
      </ButtonRow>
    </li>
  )
}

function withNote({ note: _, ...hours }: OpeningHours, note: string): OpeningHours {
  return note === '' ? hours : { ...hours, note }
}
