import { shellWords, staffWords as words } from '@lerret/words/desk'
import type { Staff } from '../data/session.ts'

export type Role = Staff['role']

export const ROLE_LABELS: Record<Role, string> = {
  admin: shellWords.roleAdmin,
  editor: shellWords.roleEditor,
  contributor: shellWords.roleContributor,
}

/** What a role may do, after its name. */
export const ROLE_MEANINGS: Record<Role, string> = {
  admin: words.roleAdminMeaning,
  editor: words.roleEditorMeaning,
  contributor: words.roleContributorMeaning,
}

/** From the least to the most. */
export const ROLES: readonly Role[] = ['contributor', 'editor', 'admin']

/** A role within a sentence. */
export const roleInSentence = (role: string): string =>
  (ROLE_LABELS[role as Role] ?? role).toLocaleLowerCase('nn')
