import { embeddedVideo, type SafeHtml } from '@lerret/model'
import { useWords, type Words } from '../words.ts'
import styles from './Prose.module.css'
import { videoHtml } from './video-html.ts'

/** Text that an editor wrote, as cleaned HTML. */
export function Prose({ html }: { html: SafeHtml }) {
  const words = useWords()
  const whole = withVideos(framed(html, words), words)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the cleaner alone.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: whole }} />
}

/** A table may be wider than a phone: it gets a frame that scrolls, by the keyboard too. */
function framed(html: string, words: Words): string {
  // Few texts have one, and to look for it by its pattern takes as long as drawing the rest.
  if (!html.includes('<table')) return html
  return html
    .replaceAll(/<table\b/g, `<div role="group" aria-label="${words.table}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>')
}

/** The cleaner leaves a link where a video stood in a frame, often in a paragraph of its own. */
const VIDEO_LINK = /(<p>\s*)?<a data-video href="([^"]*)"[^>]*>([^<]*)<\/a>(?:(\s*<\/p>)|)/g

function withVideos(html: string, words: Words): string {
  if (!html.includes('<a data-video')) return html
  return html.replaceAll(VIDEO_LINK, (link, opened = '', href: string, title: string, closed = '') => {
    const video = embeddedVideo(href.replaceAll('&amp;', '&'))
    if (!video) return link
    const drawn = videoHtml(video, title, words)
    return opened && closed ? drawn : opened + drawn + closed
  })
}
