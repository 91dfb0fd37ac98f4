import { defineBlock } from '../define-block.ts'
import { MemberSettings, resolveMemberBlock } from './member-block.ts'

export const watchList = defineBlock({
  version: '1.0.0',
  name: 'blockWatchList',
  help: 'blockWatchListHelp',
  settings: MemberSettings,
  resolve: resolveMemberBlock,
})
