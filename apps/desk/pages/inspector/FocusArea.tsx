import { type FocusEvent, type ReactNode, useRef } from 'react'

/** Reports that the focus has left its content, and the popovers that belong to it. A window that loses the focus is not left. */
export function FocusArea({ onLeave, children }: { onLeave(): void; children: ReactNode }) {
  const isInside = useRef(false)
  function onBlur({ currentTarget }: FocusEvent<HTMLElement>) {
    isInside.current = false
    // A popover is elsewhere in the document, and gets the focus after this event.
    setTimeout(() => {
      if (!isInside.current && !currentTarget.contains(document.activeElement)) onLeave()
    })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes where the focus goes.
    <div
      onFocus={() => {
        isInside.current = true
      }}
      onBlur={onBlur}
    >
      {children}
    </div>
  )
}
