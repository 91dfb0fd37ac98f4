import { editingWords as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import styles from './PreviewNotice.module.css'
import type { RequestState } from './use-latest-preview.ts'

/** Says that a preview shows something older than what is written, and tries again on request. */
export function PreviewNotice({ preview }: { preview: RequestState }) {
  const { hasFailed, isRefused, isRetrying, retry } = preview
  return (
    <div className={styles.notice} data-shown={hasFailed || undefined}>
      <p role="status">{hasFailed && (isRefused ? words.previewRefused : words.previewFailed)}</p>
      {hasFailed && (
        <Button isPending={isRetrying} onPress={retry}>
          {words.previewTryNow}
        </Button>
      )}
    </div>
  )
}
