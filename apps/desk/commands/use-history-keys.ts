import { useEffect, useRef } from 'react'

/** Ctrl Z takes the last command back, Ctrl Shift Z and Ctrl Y do it again; except in a text, which has its own undo. */
export function useHistoryKeys(history: { undo(): void; redo(): void } | null) {
  const latest = useRef(history)
  latest.current = history
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (!latest.current || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'y' || (key === 'z' && event.shiftKey)) latest.current.redo()
      else if (key === 'z') latest.current.undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type="range"], [type="checkbox"])'))
