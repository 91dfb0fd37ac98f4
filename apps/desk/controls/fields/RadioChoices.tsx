import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import hidden from '../../styles/hidden.module.css'
import styles from './RadioChoices.module.css'

/** One of a few choices, each with an explanation. */
export function RadioChoices<Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
}: {
  label: string
  isLabelHidden?: boolean
  choices: readonly { value: Value; label: string; help: string }[]
  value: Value
  onChange(value: Value): void
}) {
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
      className={styles.choices ?? ''}
    >
      <Label className={isLabelHidden ? hidden.hidden : styles.label}>{label}</Label>
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} className={styles.choice ?? ''}>
          <span aria-hidden="true" className={styles.mark} />
          <span>
            <b>{choice.label}</b> <span className={styles.help}>{choice.help}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
