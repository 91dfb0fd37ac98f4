import { defineBlock } from '../define-block.ts'
import { MemberSettings, resolveMemberBlock } from './member-block.ts'

export const myTickets = defineBlock({
  version: '1.0.0',
  name: 'blockMyTickets',
  help: 'blockMyTicketsHelp',
  settings: MemberSettings,
  resolve: resolveMemberBlock,
})
