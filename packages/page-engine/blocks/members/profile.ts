import { defineBlock } from '../define-block.ts'
import { MemberSettings, resolveMemberBlock } from './member-block.ts'

export const profile = defineBlock({
  version: '1.0.0',
  name: 'blockProfile',
  help: 'blockProfileHelp',
  settings: MemberSettings,
  resolve: resolveMemberBlock,
})
