import { useEffect, useRef } from 'react'
import { Button } from '../../controls/Button.tsx'
import styles from './ClashQuestion.module.css'

/** What is asked before something goes out. It is below the button that was pressed, so that a double press publishes nothing. */
export function ClashQuestion({
  question,
  confirmLabel,
  isPending = false,
  onConfirm,
}: {
  question: string
  confirmLabel: string
  isPending?: boolean
  onConfirm(): void
}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={element} className={styles.question}>
      <p role="alert">{question}</p>
      <Button size="form" isPending={isPending} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  )
}
