import type { PageCommand } from './apply-command.ts'

/** What a command types in: typing on in the same field is one step to undo. null for other commands. */
export function typedField(command: PageCommand): string | null {
  switch (command.type) {
    case 'setTitle':
    case 'setPath':
      return command.type
    case 'setMeta':
      return `setMeta ${command.binding}`
    case 'setSettings':
      return `setSettings ${command.dataId}`
    case 'setSpan':
      return `setSpan ${command.row} ${command.column} ${command.width}`
    default:
      return null
  }
}
