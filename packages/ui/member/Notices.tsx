import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../elements/Button.tsx'
import { Hidden } from '../elements/Hidden.tsx'
import styles from './Member.module.css'
import { sayError } from './say-error.ts'
import { useMemberWords } from './words.ts'

/** What went wrong, said at once. */
export function Problem({ isFocused = false, children }: { isFocused?: boolean; children: ReactNode }) {
  return (
    <div
      role="alert"
      tabIndex={isFocused ? -1 : undefined}
      data-problem={isFocused || undefined}
      className={styles.problem}
    >
      {children}
    </div>
  )
}

/** What could not be fetched, and a way to try again. */
export function FetchProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useMemberWords()
  return (
    <div className={styles.stack}>
      <Problem>{sayError(error, words)}</Problem>
      <Button type="button" look="quiet" onClick={onRetry}>
        {words.memberTryAgain}
      </Button>
    </div>
  )
}

/** What has been done. Whoever did it is led here, as what they pressed is gone. */
export function Told({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.told}>
      {children}
    </div>
  )
}

/** Where something is on its way. */
export function Waiting() {
  const words = useMemberWords()
  return (
    <div className={styles.waiting} aria-busy="true">
      <Hidden>{words.memberLoading}</Hidden>
      <span />
      <span />
    </div>
  )
}

export function NeedsScript() {
  const words = useMemberWords()
  return (
    <noscript>
      <p className={styles.problem}>{words.memberNeedsScript}</p>
    </noscript>
  )
}

interface MoreProps {
  isThere: boolean
  isBusy: boolean
  onMore: () => void
}

export function More({ isThere, isBusy, onMore }: MoreProps) {
  const words = useMemberWords()
  if (!isThere) return null
  return (
    <div className={styles.more}>
      <Button type="button" look="quiet" aria-busy={isBusy} onClick={() => isBusy || onMore()}>
        {words.memberMore}
      </Button>
    </div>
  )
}
