import { isVideoType } from '@lerret/model'
import styles from './DocumentSign.module.css'

/** A sheet with a folded corner and the type of the file, in place of a picture. */
export function DocumentSign({ mimeType }: { mimeType: unknown }) {
  const name = isVideoType(mimeType) ? 'Video' : 'PDF'
  return (
    <span aria-hidden="true" className={styles.sign}>
      <svg viewBox="0 0 48 60" className={styles.sheet}>
        <title>{name}</title>
        <path d="M4 3h28l12 12v42H4z" />
        <path d="M32 3v12h12" />
        <text x="24" y="42" textAnchor="middle">
          {name}
        </text>
      </svg>
    </span>
  )
}
