import { isVideoType } from '@lerret/model'
import { pictureUrl } from './picture-url.ts'
import styles from './Thumbnail.module.css'

/** What stands for a picture or document in a list: the picture itself, or a sheet with the type of the file. */
export function Thumbnail({
  media: { kind, id, mimeType },
  version,
}: {
  media: { kind: string; id: string; mimeType: unknown }
  version?: number
}) {
  if (kind === 'document') return <DocumentSign mimeType={mimeType} />
  return (
    <img
      src={pictureUrl(id, { width: 384, ratio: 4 / 3, ...(version !== undefined && { version }) })}
      alt=""
      width={384}
      height={288}
      loading="lazy"
    />
  )
}

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
