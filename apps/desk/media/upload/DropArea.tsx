import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../controls/class-names.ts'
import styles from './Upload.module.css'

/** An area that takes files that are dropped on it, or pasted anywhere on the screen while it is shown. */
export function DropArea({
  onFiles,
  className,
  children,
}: {
  onFiles(files: File[]): void
  className?: string | undefined
  children: ReactNode
}) {
  const [isTarget, setTarget] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  const withFiles = (act: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    act(event)
  }
  return (
    // A pointer alone can drop; the button beside it and pasting are the ways of a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not a control.
    <div
      className={classNames(styles.drop, isTarget && styles.target, className)}
      onDragOver={withFiles(() => setTarget(true))}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setTarget(false)
      }}
      onDrop={withFiles((event) => {
        setTarget(false)
        onFiles([...event.dataTransfer.files])
      })}
    >
      {children}
    </div>
  )
}
