import { listDayNames, type OpeningPeriod, WEEKDAYS } from '@lerret/model'
import { dateWords, settingsWords as words } from '@lerret/words/desk'
import { useId } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Checkbox } from '../../controls/fields/Checkbox.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import styles from '../Settings.module.css'
import { checkPeriod, toggleDay } from './opening-hours.ts'

const dayNames = listDayNames(dateWords)

/** Some days, and the hours they have in common. */
export function PeriodFields({
  path,
  period,
  removeLabel,
  onChange,
  onRemove,
}: {
  /** Where the period is in the record. */
  path: string
  period: OpeningPeriod
  removeLabel: string
  onChange(period: OpeningPeriod): void
  onRemove(): void
}) {
  const { days, opens, closes } = period
  const problems = checkPeriod(period)
  const problemId = useId()
  return (
    <div className={styles.found}>
      <fieldset className={styles.days} aria-describedby={problemId}>
        <legend>{words.hoursDays}</legend>
        {WEEKDAYS.map((day, index) => (
          <Checkbox
            key={day}
            isSelected={days.includes(day)}
            onChange={(isOpen) => onChange({ ...period, days: toggleDay(days, day, isOpen) })}
          >
            {dayNames[(index + 1) % dayNames.length]}
          </Checkbox>
        ))}
      </fieldset>
      <div id={problemId} role="status">
        {problems.days && <p className={styles.problem}>{problems.days}</p>}
      </div>
      <div className={styles.row}>
        <div className={styles.narrow}>
          <Field
            path={`${path}.opens`}
            label={words.hoursOpens}
            type="time"
            value={opens}
            onChange={(value) => onChange({ ...period, opens: value })}
            error={problems.opens}
          />
        </div>
        <div className={styles.narrow}>
          <Field
            path={`${path}.closes`}
            label={words.hoursCloses}
            type="time"
            value={closes}
            onChange={(value) => onChange({ ...period, closes: value })}
            error={problems.closes}
          />
        </div>
        <div className={styles.last}>
          <Button aria-label={removeLabel} onPress={onRemove}>
            {words.hoursRemovePeriodShort}
          </Button>
        </div>
      </div>
    </div>
  )
}
