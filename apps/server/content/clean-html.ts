import { findEmbeddedVideo, type SafeHtml } from '@lerret/model'
import sanitizeHtml from 'sanitize-html'
import { cleanPlainHtml } from './plain-html.ts'

/**
 * Raw HTML from an editor or a newsletter tool, made safe to draw: no scripts, styles or frames, headings below the page's own.
 * A whole document is cut down to its body. A frame becomes a link to what it showed, so that nothing is fetched from
 * elsewhere before the visitor asks for it; the link to a video is marked, for the page to draw a play sign there.
 */
export function cleanHtml(raw: string): SafeHtml {
  return (cleanPlainHtml(raw) ?? sanitizeHtml(withoutFrames(bodyOf(raw)), rules)).trim() as SafeHtml
}

/** The words of raw HTML, without a sign of how they were set. */
export function plainText(raw: string): string {
  if (cleanPlainHtml(raw) !== null)
    return decode(raw.replaceAll(/<[^<>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
  const escaped = sanitizeHtml(bodyOf(raw).replaceAll(/<(?=\/?[a-z])/gi, ' <'), {
    allowedTags: [],
    nonTextTags: rules.nonTextTags ?? [],
  })
  return decode(escaped).replaceAll(/\s+/g, ' ').trim()
}

/** The cleaner writes no other entities than these. */
const decode = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'blockquote',
      'pre',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'address',
    ],
    ...[
      'a',
      'abbr',
      'b',
      'cite',
      'code',
      'em',
      'i',
      'kbd',
      'mark',
      'q',
      's',
      'small',
      'strong',
      'sub',
      'sup',
      'time',
      'u',
    ],
    ...[
      'figure',
      'figcaption',
      'img',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'details',
      'summary',
    ],
  ],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['data-video', 'href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', alt: '', ...attribs } }),
    video: linkTo,
  },
}

function linkTo(tagName: string, { src = '', title = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const video = findEmbeddedVideo(src)
  if (video) {
    const attribs = { 'data-video': '', href: video.src, rel: 'external' }
    return { tagName: 'a', attribs, text: title || video.host }
  }
  const url = URL.parse(src)
  // Left as it is, it is not among the allowed tags.
  if (url?.protocol !== 'https:') return { tagName, attribs: {} }
  const text = title ? `${title} (${url.hostname})` : url.hostname
  return { tagName: 'a', attribs: { href: url.href, rel: 'external' }, text }
}

// The cleaner says a frame's new text twice when there is text inside it for old browsers; a video's it says once.
const withoutFrames = (html: string) => html.replaceAll(/<(\/?)iframe\b/gi, '<$1video')

/** What stands in the body, when there is one: text in the head is never meant for the reader. */
function bodyOf(raw: string): string {
  const body = /<body\b[^<>]*>/i.exec(raw)
  if (body) return raw.slice(body.index + body[0].length).replace(/<\/body>[\s\S]*$/i, '')
  const head = /<\/head>/i.exec(raw)
  return head ? raw.slice(head.index + head[0].length) : raw
}
