import { SHELL_NYNORSK as words } from '@lerret/words/desk'
import type { Staff } from '../data/session.ts'

export type Role = Staff['role']

export const ROLE_LABELS: Record<Role, string> = {
  admin: words.roleAdmin,
  editor: words.roleEditor,
  contributor: words.roleContributor,
}
