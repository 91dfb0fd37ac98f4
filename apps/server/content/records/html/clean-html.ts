import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  ALLOWED_IMAGE_SCHEMES,
  ALLOWED_SCHEMES,
  ELEMENTS_WITHOUT_TEXT,
  findEmbeddedVideo,
  RENAMED_HEADINGS,
  type SafeHtml,
} from '@lerret/model'
import sanitizeHtml from 'sanitize-html'
import { limitNesting } from './html-limits.ts'

/**
 * Sanitizes HTML from an editor or a newsletter tool: no scripts, styles or frames, and headings below the page's own. Of a whole
 * document only the body is used. A frame becomes a link, so that nothing is loaded from elsewhere before the visitor clicks; a link
 * to a video is marked, so that the page can show a play button.
 */
export function cleanHtml(raw: string): SafeHtml {
  return sanitizeHtml(replaceFrames(extractBody(limitNesting(raw))), sanitizeOptions).trim() as SafeHtml
}

/** The text of HTML, without any markup. */
export function toPlainText(raw: string): string {
  const escaped = sanitizeHtml(extractBody(limitNesting(raw)).replaceAll(/<(?=\/?[a-z])/gi, ' <'), {
    allowedTags: [],
    nonTextTags: sanitizeOptions.nonTextTags ?? [],
  })
  return decodeEntities(escaped).replaceAll(/\s+/g, ' ').trim()
}

/** The text of cleaned HTML, in which every tag is closed. */
export const readHtmlText = (html: SafeHtml): string =>
  decodeEntities(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The sanitizer writes no other entities. */
const decodeEntities = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_ELEMENTS,
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedSchemes: ALLOWED_SCHEMES,
  allowedSchemesByTag: { img: ALLOWED_IMAGE_SCHEMES },
  allowProtocolRelative: false,
  nonTextTags: ELEMENTS_WITHOUT_TEXT,
  transformTags: {
    ...RENAMED_HEADINGS,
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', alt: '', ...attribs } }),
    video: toVideoLink,
  },
}

function toVideoLink(tagName: string, { src = '', title = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const video = findEmbeddedVideo(src)
  if (video) {
    const attribs = { 'data-video': '', href: video.src, rel: 'external' }
    return { tagName: 'a', attribs, text: title || video.host }
  }
  const url = URL.parse(src)
  // A tag that stays as it is is not allowed, and is removed.
  if (url?.protocol !== 'https:') return { tagName, attribs: {} }
  const text = title ? `${title} (${url.hostname})` : url.hostname
  return { tagName: 'a', attribs: { href: url.href, rel: 'external' }, text }
}

// The sanitizer writes the new text twice for a frame with fallback text inside, and once for a video.
const replaceFrames = (html: string) => html.replaceAll(/<(\/?)iframe\b/gi, '<$1video')

/** The content of the body, if there is one: text in the head is not meant for readers. */
function extractBody(raw: string): string {
  const body = /<body\b[^<>]*>/i.exec(raw)
  if (body) return raw.slice(body.index + body[0].length).replace(/<\/body>[\s\S]*$/i, '')
  const head = /<\/head>/i.exec(raw)
  return head ? raw.slice(head.index + head[0].length) : raw
}
