import { defineBlock } from '../define-block.ts'
import { MemberSettings, resolveMemberBlock } from './member-block.ts'

export const resetPassword = defineBlock({
  version: '1.0.0',
  name: 'blockResetPassword',
  help: 'blockResetPasswordHelp',
  settings: MemberSettings,
  resolve: resolveMemberBlock,
})
