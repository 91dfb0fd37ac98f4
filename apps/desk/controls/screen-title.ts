import { useEffect } from 'react'
import { readHouseName } from '../data/house.ts'

/** Names the tab of the browser after the screen. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${readHouseName()}`
  }, [title])
}

/** Whether a heading that had the focus has been removed, such as that of a screen that was loading. */
let isFocusLost = false

/** The ref of a screen's heading: it takes the focus over from the heading that it replaces. */
export function screenTitleRef(title: HTMLElement | null) {
  if (isFocusLost) title?.focus({ preventScroll: true })
  isFocusLost = false
  return () => {
    isFocusLost = title !== null && title === document.activeElement
  }
}
