import { defineBlock } from '../define-block.ts'
import { type MemberBlockItem, MemberSettings, resolveMemberBlock } from './member-block.ts'

/** The form for a new account, and the pages behind the mailed link that confirms its address. */
export interface CreateAccountBlockItem extends MemberBlockItem {
  /** Published page data has the form; the server renders these steps on request. */
  confirmation?: { site: string; step: ConfirmEmailStep }
}

export type ConfirmEmailStep =
  /** A button that posts to `action`: opening the link alone changes nothing, since mail scanners open links too. */
  | { name: 'confirm' | 'confirm-change'; action: string; email: string }
  | { name: 'confirmed' | 'changed' | 'taken'; email: string }
  /** It was confirmed where nobody was logged in; the link leads to a new password. */
  | { name: 'new-password'; email: string; href: string }
  | { name: 'invalid-link' }

export const createAccount = defineBlock({
  version: '1.0.0',
  name: 'blockCreateAccount',
  help: 'blockCreateAccountHelp',
  settings: MemberSettings,
  resolve: (settings): CreateAccountBlockItem => resolveMemberBlock(settings),
})
