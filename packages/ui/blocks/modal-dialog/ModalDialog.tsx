import type { ModalDialogPart } from '@lerret/model'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { MoreLink } from '../../elements/MoreLink.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { useWords } from '../../words.ts'
import styles from './ModalDialog.module.css'
import { isFirstSight } from './seen-messages.ts'

/** An important message: a dialog that is shown once. Without a script it stands at the top of the page instead. */
export function ModalDialog({ part }: { part: ModalDialogPart }) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [noticeId, dialogId] = [useId(), useId()]
  useEffect(() => {
    // In a turn of its own: the browser works out the look of the whole page anew behind a dialog.
    const timer = setTimeout(() => {
      if (!dialog.current || !isFirstSight(part.key)) return
      // Whoever wants on presses once more; the browser would have chosen the link. It is told beforehand, as moving the focus
      // afterwards has it work out the whole page's look twice.
      dialog.current.querySelector('button')?.toggleAttribute('autofocus', true)
      dialog.current.showModal()
    })
    return () => clearTimeout(timer)
  }, [part.key])
  return (
    <>
      <noscript>
        <aside className={styles.notice} aria-labelledby={noticeId}>
          <Message part={part} headingId={noticeId} />
        </aside>
      </noscript>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={dialogId} closedby="any">
        <Message part={part} headingId={dialogId} />
        <form method="dialog" className={styles.close}>
          <Button look="quiet">{words.close}</Button>
        </form>
      </dialog>
    </>
  )
}

function Message({ part, headingId }: { part: ModalDialogPart; headingId: string }) {
  return (
    <>
      <Heading id={headingId} className={styles.heading}>
        {part.heading}
      </Heading>
      <Prose html={part.html} />
      {part.link && <MoreLink {...part.link} />}
    </>
  )
}
