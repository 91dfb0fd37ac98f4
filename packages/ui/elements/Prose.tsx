import type { SafeHtml } from '@lerret/model'
import type { SiteWords } from '@lerret/words'
import { type PreviewField, usePreviewField } from '../context/preview.ts'
import { trustHtml } from '../trusted-html.ts'
import { useWords } from '../words.ts'
import styles from './Prose.module.css'
import { videoHtml } from './video/video-html.ts'

/** Text that an editor wrote, as cleaned HTML. */
export function Prose({ html, field }: { html: SafeHtml; field?: PreviewField }) {
  const words = useWords()
  const preview = usePreviewField(field)
  const content = trustHtml(embedVideos(html, words))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the HTML cleaner creates SafeHtml.
  return <div className={styles.prose} {...preview} dangerouslySetInnerHTML={{ __html: content }} />
}

/** The HTML cleaner replaces an embedded video by a link to the player of its host, often in a paragraph of its own. */
const VIDEO_LINK =
  /(<p>\s*)?<a data-video href="(https:\/\/(?:www\.youtube-nocookie|player\.vimeo)\.com\/[^"]*)"[^>]*>([^<]*)<\/a>(?:(\s*<\/p>)|)/g

function embedVideos(html: string, words: SiteWords): string {
  if (!html.includes('<a data-video')) return html
  return html.replaceAll(VIDEO_LINK, (_link, opened = '', href: string, title: string, closed = '') => {
    const host = href.includes('vimeo') ? 'Vimeo' : 'YouTube'
    const embedded = videoHtml({ host, src: href.replaceAll('&amp;', '&') }, title, words)
    return opened && closed ? embedded : opened + embedded + closed
  })
}
