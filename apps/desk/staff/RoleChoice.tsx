import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { ROLE_LABELS, ROLE_MEANINGS, ROLES, type Role } from './roles.ts'
import styles from './Staff.module.css'

/** One of the roles, each with what it may do. */
export function RoleChoice({
  label,
  isLabelHidden = false,
  value,
  onChange,
}: {
  label: string
  isLabelHidden?: boolean
  value: Role
  onChange(role: Role): void
}) {
  return (
    <RadioGroup value={value} onChange={(role) => onChange(role as Role)} className={styles.roles}>
      <Label className={isLabelHidden ? styles.hidden : styles.roleLabel}>{label}</Label>
      {ROLES.map((role) => (
        <Radio key={role} value={role} className={styles.role}>
          <span aria-hidden="true" className={styles.mark} />
          <span>
            <b>{ROLE_LABELS[role]}</b> <span className={styles.quiet}>{ROLE_MEANINGS[role]}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
