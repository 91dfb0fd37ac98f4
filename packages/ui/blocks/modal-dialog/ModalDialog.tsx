import type { ModalDialogPart } from '@lerret/model'
import { useId } from 'react'
import { Heading } from '../../elements/Heading.tsx'
import { MoreLink } from '../../elements/MoreLink.tsx'
import { Prose } from '../../elements/Prose.tsx'
import styles from './ModalDialog.module.css'

/** An important message, at the top of the page. `data-key` tells one message from the next. */
export function ModalDialog({ part }: { part: ModalDialogPart }) {
  const headingId = useId()
  return (
    <aside className={styles.notice} aria-labelledby={headingId} data-key={part.key}>
      <Heading id={headingId} className={styles.heading}>
        {part.heading}
      </Heading>
      <Prose html={part.html} />
      {part.link && <MoreLink {...part.link} />}
    </aside>
  )
}
