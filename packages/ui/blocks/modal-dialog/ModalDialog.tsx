import type { ModalDialogBlockItem } from '@lerret/page-engine/page-data'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { MoreLink } from '../../elements/MoreLink.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { useWords } from '../../words.ts'
import styles from './ModalDialog.module.css'
import { markAsSeen } from './seen-messages.ts'

/** A message: in a dialog that is shown once, or in a strip at the top of the page. Without a script it is always a strip. */
export function ModalDialog({ item }: { item: ModalDialogBlockItem }) {
  const strip = <Strip item={item} />
  if (item.isStrip) return strip
  return (
    <>
      <noscript>{strip}</noscript>
      <Dialog item={item} />
    </>
  )
}

function Strip({ item }: { item: ModalDialogBlockItem }) {
  const headingId = useId()
  return (
    <aside className={styles.notice} aria-labelledby={headingId}>
      <Message item={item} headingId={headingId} />
    </aside>
  )
}

function Dialog({ item }: { item: ModalDialogBlockItem }) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => {
    // In a task of its own: the browser recomputes the styles of the whole page when a dialog opens.
    const timer = setTimeout(() => {
      if (!dialog.current || !markAsSeen(item.key)) return
      // The close button gets the focus; the browser would choose the link. Moving the focus after opening would recompute styles twice.
      dialog.current.querySelector('button')?.toggleAttribute('autofocus', true)
      dialog.current.showModal()
    })
    return () => clearTimeout(timer)
  }, [item.key])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} closedby="any">
      <Message item={item} headingId={headingId} />
      <form method="dialog" className={styles.close}>
        <Button look="quiet">{words.close}</Button>
      </form>
    </dialog>
  )
}

function Message({ item, headingId }: { item: ModalDialogBlockItem; headingId: string }) {
  return (
    <>
      <Heading id={headingId} className={styles.heading}>
        {item.heading}
      </Heading>
      <Prose html={item.html} />
      {item.link && <MoreLink {...item.link} />}
    </>
  )
}
