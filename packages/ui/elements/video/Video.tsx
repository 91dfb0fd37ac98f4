import type { EmbeddedVideo } from '@lerret/model'
import { useWords } from '../../words.ts'
import { videoHtml } from './video-html.ts'

/** A video on another site, loaded when the visitor opens it. */
export function Video({ video, title }: { video: EmbeddedVideo; title: string }) {
  const html = videoHtml(video, escapeHtml(title), useWords())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: findEmbeddedVideo creates the address, and the title is escaped.
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
