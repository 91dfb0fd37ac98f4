import type { PlayableVideo } from '@lerret/model'
import { trustHtml } from '../../trusted-html.ts'
import { useWords } from '../../words.ts'
import { videoHtml } from './video-html.ts'

/** A video, loaded when the visitor opens it. */
export function Video({ video, title }: { video: PlayableVideo; title: string }) {
  const html = videoHtml(video, escapeHtml(title), useWords())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the address is checked, and the title is escaped.
  return <div dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
