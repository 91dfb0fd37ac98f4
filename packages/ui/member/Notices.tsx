import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../elements/Button.tsx'
import { Hidden } from '../elements/Hidden.tsx'
import { errorMessage } from './error-messages.ts'
import styles from './Member.module.css'
import { useMemberWords } from './words.ts'

/** An error message, announced at once. */
export function ErrorNotice({
  isFocusable = false,
  children,
}: {
  isFocusable?: boolean
  children: ReactNode
}) {
  return (
    <div
      role="alert"
      tabIndex={isFocusable ? -1 : undefined}
      data-problem={isFocusable || undefined}
      className={styles.problem}
    >
      {children}
    </div>
  )
}

/** The error of a failed request, with a button to try again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useMemberWords()
  return (
    <div className={styles.stack}>
      <ErrorNotice>{errorMessage(error, words)}</ErrorNotice>
      <Button type="button" look="quiet" onClick={onRetry}>
        {words.memberTryAgain}
      </Button>
    </div>
  )
}

/** Confirms an action. It takes the focus, because the button that was pressed is gone. */
export function StatusNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      {children}
    </div>
  )
}

export function LoadingNotice() {
  const words = useMemberWords()
  return (
    <div className={styles.waiting} aria-busy="true">
      <Hidden>{words.memberLoading}</Hidden>
      <span />
      <span />
    </div>
  )
}

export function NoScriptNotice() {
  const words = useMemberWords()
  return (
    <noscript>
      <p className={styles.problem}>{words.memberNeedsScript}</p>
    </noscript>
  )
}

interface ShowMoreButtonProps {
  hasMore: boolean
  isBusy: boolean
  onShowMore: () => void
}

export function ShowMoreButton({ hasMore, isBusy, onShowMore }: ShowMoreButtonProps) {
  const words = useMemberWords()
  if (!hasMore) return null
  return (
    <div className={styles.more}>
      <Button type="button" look="quiet" aria-busy={isBusy} onClick={() => isBusy || onShowMore()}>
        {words.memberMore}
      </Button>
    </div>
  )
}
