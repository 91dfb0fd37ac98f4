import { mediaWords as words } from '@lerret/words/desk'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../controls/Button.tsx'
import { SearchField } from '../../controls/fields/SearchField.tsx'
import { DropArea } from '../upload/DropArea.tsx'
import { UploadButton } from '../upload/UploadButton.tsx'
import { UploadList } from '../upload/UploadList.tsx'
import type { useUploads } from '../upload/use-uploads.ts'
import styles from './Chooser.module.css'

/** A list of the library to choose from, with a search and an upload. Escape closes it. */
export function Chooser({
  heading,
  search,
  upload,
  onCancel,
  children,
}: {
  heading: string
  search: { label: string; value: string; onChange(text: string): void }
  upload: { label: string; accepts: 'media' | 'document'; uploads: ReturnType<typeof useUploads> }
  onCancel(): void
  /** What was found. */
  children: ReactNode
}) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.querySelector('input')?.focus()
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <DropArea onFiles={upload.uploads.add}>
      <section
        ref={section}
        aria-labelledby={headingId}
        className={styles.chooser}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onCancel()
        }}
      >
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.tools}>
          <SearchField {...search} />
          <UploadButton accepts={upload.accepts} label={upload.label} onFiles={upload.uploads.add} />
          <Button kind="plain" onPress={onCancel}>
            {words.cancel}
          </Button>
        </div>
        <UploadList uploads={upload.uploads} />
        {children}
      </section>
    </DropArea>
  )
}
