import { defineBlock } from '../define-block.ts'
import { MemberSettings, resolveMemberBlock } from './member-block.ts'

export const forgotPassword = defineBlock({
  version: '1.0.0',
  name: 'blockForgotPassword',
  help: 'blockForgotPasswordHelp',
  settings: MemberSettings,
  resolve: resolveMemberBlock,
})
