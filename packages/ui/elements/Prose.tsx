import { findEmbeddedVideo, type SafeHtml } from '@lerret/model'
import type { SiteWords } from '@lerret/words'
import { type PreviewField, usePreviewField } from '../context/preview.ts'
import { useWords } from '../words.ts'
import styles from './Prose.module.css'
import { videoHtml } from './video/video-html.ts'

/** Text that an editor wrote, as cleaned HTML. */
export function Prose({ html, field }: { html: SafeHtml; field?: PreviewField }) {
  const words = useWords()
  const preview = usePreviewField(field)
  const content = embedVideos(html, words)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the HTML cleaner creates SafeHtml.
  return <div className={styles.prose} {...preview} dangerouslySetInnerHTML={{ __html: content }} />
}

/** The HTML cleaner replaces an embedded video by a link, often in a paragraph of its own. */
const VIDEO_LINK = /(<p>\s*)?<a data-video href="([^"]*)"[^>]*>([^<]*)<\/a>(?:(\s*<\/p>)|)/g

function embedVideos(html: string, words: SiteWords): string {
  if (!html.includes('<a data-video')) return html
  return html.replaceAll(VIDEO_LINK, (link, opened = '', href: string, title: string, closed = '') => {
    const video = findEmbeddedVideo(href.replaceAll('&amp;', '&'))
    if (!video) return link
    const embedded = videoHtml(video, title, words)
    return opened && closed ? embedded : opened + embedded + closed
  })
}
