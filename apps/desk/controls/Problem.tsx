import { errorWords as words } from '@lerret/words/desk'
import { Button } from './Button.tsx'
import styles from './Problem.module.css'

/** One sentence about what went wrong, and the button that tries again. It is announced when it appears. */
export function Problem({
  message,
  onRetry,
  retryLabel = words.tryAgain,
}: {
  message: string
  onRetry?: () => void
  retryLabel?: string
}) {
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.message}>{message}</p>
      {onRetry && <Button onPress={onRetry}>{retryLabel}</Button>}
    </div>
  )
}
