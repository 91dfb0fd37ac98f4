import type { EmbeddedVideo } from '@lerret/model'
import { useWords } from '../words.ts'
import { videoHtml } from './video-html.ts'

/** A video of another site, which is fetched when the visitor opens it. */
export function Video({ video, title }: { video: EmbeddedVideo; title: string }) {
  const html = videoHtml(video, escaped(title), useWords())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the address is made by embeddedVideo, and the title is escaped.
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
