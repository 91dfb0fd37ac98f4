import { useEffect, useRef } from 'react'

/** Ctrl Z takes the last command back and Ctrl Shift Z does it again, except in a text field, which has its own. */
export function useUndoKeys(commands: { undo(): void; redo(): void } | null) {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea')
      if (isTyping || !latest.current) return
      event.preventDefault()
      if (event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
