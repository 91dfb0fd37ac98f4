import { defineBlock } from '../define-block.ts'
import { MemberSettings, resolveMemberBlock } from './member-block.ts'

export const login = defineBlock({
  version: '1.0.0',
  name: 'blockLogin',
  help: 'blockLoginHelp',
  settings: MemberSettings,
  resolve: resolveMemberBlock,
})
