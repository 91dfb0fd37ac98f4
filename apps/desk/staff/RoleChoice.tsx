import { RadioChoices } from '../controls/fields/RadioChoices.tsx'
import { ROLE_LABELS, ROLE_MEANINGS, ROLES, type Role } from './roles.ts'

const CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role], help: ROLE_MEANINGS[role] }))

/** One of the roles, each with what it may do. */
export const RoleChoice = (props: {
  label: string
  isLabelHidden?: boolean
  value: Role
  onChange(role: Role): void
}) => <RadioChoices {...props} choices={CHOICES} />
