import type { AppsView } from '@lerret/model'
import { rareBlockWords } from '@lerret/words/nynorsk/page-blocks/rare-blocks'
import { useWordsWith } from '../words.ts'
import styles from './AppBadges.module.css'

/** Links to the app, a badge for each store. */
export function AppBadges({ appStore, googlePlay }: AppsView) {
  const words = useWordsWith(rareBlockWords)
  return (
    <p className={styles.badges}>
      {appStore && <Badge href={appStore} store={words.appStore} />}
      {googlePlay && <Badge href={googlePlay} store={words.googlePlay} />}
    </p>
  )
}

function Badge({ href, store }: { href: string; store: string }) {
  const words = useWordsWith(rareBlockWords)
  return (
    <a href={href} className={styles.badge}>
      <svg viewBox="0 0 20 28" aria-hidden="true">
        <path d="M3 1h14v26H3z M8 22.5h4 M10 7v8 M6.5 11.5 10 15l3.5-3.5" />
      </svg>
      <span>
        <small>{words.downloadFrom} </small>
        <b>{store}</b>
      </span>
    </a>
  )
}
