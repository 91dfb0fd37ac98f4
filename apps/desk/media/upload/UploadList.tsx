import { fill, mediaWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { ProgressBar } from '../../controls/ProgressBar.tsx'
import styles from './Upload.module.css'
import type { Uploads } from './use-uploads.ts'

/** The files that are being uploaded, and those that were refused. */
export function UploadList({ uploads: { files, dismiss } }: { uploads: Uploads }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.uploads} className={styles.list}>
      {files.map(({ key, name, progress, problem }) => (
        <li key={key} className={styles.item}>
          {problem === null ? (
            <div className={styles.progress}>
              <ProgressBar label={fill(words.uploading, { name })} max={1} value={progress} />
            </div>
          ) : (
            <>
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
              <Button kind="plain" onPress={() => dismiss(key)}>
                {words.dismiss}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
