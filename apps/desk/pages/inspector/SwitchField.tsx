import { useId } from 'react'
import { Switch } from 'react-aria-components/Switch'
import styles from './SwitchField.module.css'

/** Something that is on or off. */
export function SwitchField({
  label,
  help,
  isOn,
  onChange,
}: {
  label: string
  help?: string
  isOn: boolean
  onChange(isOn: boolean): void
}) {
  const helpId = useId()
  return (
    <div className={styles.field}>
      <Switch
        isSelected={isOn}
        onChange={onChange}
        aria-describedby={help ? helpId : undefined}
        className={styles.switch}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.track} aria-hidden="true" />
      </Switch>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
