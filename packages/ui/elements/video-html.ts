import type { EmbeddedVideo } from '@lerret/model'
import { fill, type Words } from '../words.ts'
import styles from './Video.module.css'

/**
 * A video behind its own play sign, as HTML, since most stand inside texts. The browser fetches nothing for a frame that is
 * lazy and inside something closed, so that the host knows nothing of a visitor who does not open it.
 * `title` is text as HTML writes it.
 */
export function videoHtml({ host, src }: EmbeddedVideo, title: string, words: Words): string {
  const frame = [
    `src="${src.replaceAll('&', '&amp;')}"`,
    `title="${title.replaceAll('"', '&quot;')}"`,
    'loading="lazy"',
    'allow="encrypted-media; picture-in-picture"',
    'allowfullscreen=""',
    // The host refuses to play for a page that does not say where it stands.
    'referrerpolicy="strict-origin-when-cross-origin"',
  ]
  const sign = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8z"></path></svg>'
  const note = fill(words.videoFetched, { host })
  return (
    `<details class="${styles.video}" data-surface="film">` +
    `<summary>${sign}<span><b>${title}</b> <small>${note}</small></span></summary>` +
    `<iframe ${frame.join(' ')}></iframe></details>`
  )
}
