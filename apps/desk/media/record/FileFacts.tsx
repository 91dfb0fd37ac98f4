import { fill, mediaWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import styles from './MediaEditor.module.css'

/** The name and size of a stored file. */
export function FileFacts({
  name,
  bytes,
  children,
}: {
  name: string
  bytes: number | undefined
  children?: ReactNode
}) {
  return (
    <p className={styles.facts}>
      <span>{name}</span>
      {children}
      {bytes !== undefined && (
        <span>{fill(words.fileSize, { size: Math.max(1, Math.round(bytes / 1000)) })}</span>
      )}
    </p>
  )
}
