import { useCallback, useEffect, useState } from 'react'
import type { PageCommand } from './commands/apply-command.ts'
import { type NewBlock, noteCommand, noteLeftField } from './new-block.ts'
import type { Selection } from './selection.ts'

/** The block that was inserted last, until somebody selects something else or wants to see its problems. */
export function useNewBlock(selection: Selection, runCommand: (command: PageCommand) => boolean) {
  const [noted, setNoted] = useState<NewBlock | null>(null)
  const selectedId = selection.type === 'block' ? selection.id : null
  const newBlock = noted?.id === selectedId ? noted : null
  useEffect(() => {
    setNoted((block) => (block?.id === selectedId ? block : null))
  }, [selectedId])
  const run = useCallback(
    (command: PageCommand) => {
      const isDone = runCommand(command)
      if (isDone) setNoted((block) => noteCommand(block, command))
      return isDone
    },
    [runCommand],
  )
  return {
    newBlock,
    /** Runs a command, and notes what it inserts. */
    run,
    leaveField: (dataId: string, path: string) =>
      setNoted((block) => block && noteLeftField(block, { dataId, path })),
    showProblems: () => setNoted(null),
  }
}
