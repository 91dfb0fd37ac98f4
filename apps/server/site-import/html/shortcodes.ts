import { findEmbeddedVideo } from '@lerret/model'

/** A shortcode: an instruction in square brackets that a plugin of the old site replaced. */
const TAG = /\[(\[?)(\/?)([a-z][a-z0-9_-]*)((?:[\s=/](?:"[^"]*"|'[^']*'|&#?\w+;|[^\]])*?)?)\/?\](\]?)/gi

/** Shortcodes that may be written without attributes and without an end. */
const KNOWN_NAMES = new Set(
  'audio caption embed gallery playlist video wp_caption youtube vimeo button contact events calendar map googlemap slider divider spacer clear row column columns tabs tab accordion toggle newsletter kontaktskjema'.split(
    ' ',
  ),
)
/** The content of these is code, not text. */
const CODE_SHORTCODES =
  /\[(vc_raw_html|vc_raw_js|raw|fusion_code|et_pb_code)(?=[\s\]])[^\]]*\][\s\S]*?\[\/\1\]/gi

export interface ShortcodeResult {
  html: string
  /** The names of shortcodes that were removed; the text between a start and an end stays. */
  dropped: string[]
}

/** Replaces captions, galleries, videos and links by HTML, and removes all other shortcodes. */
export function resolveShortcodes(
  html: string,
  findAttachment: (id: string) => string | null,
): ShortcodeResult {
  if (!html.includes('[')) return { html, dropped: [] }
  const dropped: string[] = []
  const closed = new Set(
    Array.from(html.matchAll(/\[\/([a-z][a-z0-9_-]*)\]/gi), ([, name]) => name?.toLowerCase()),
  )
  const resolved = html
    .replaceAll(CODE_SHORTCODES, (_, name: string) => {
      dropped.push(name)
      return ''
    })
    .replaceAll(
      /\[(caption|wp_caption)(?=[\s\]])([^\]]*)\]([\s\S]*?)\[\/\1\]/gi,
      (_, _name, attributes: string, content: string) =>
        toFigure(content, readAttributes(attributes).caption),
    )
    .replaceAll(
      /\[(embed|youtube|vimeo|video)(?=[\s\]=])([^\]]*)\](?:([^[\]]*)\[\/\1\])?/gi,
      (tag, name: string, attributes: string, content?: string) => {
        const link = toMediaLink(attributes, content)
        if (link === null) dropped.push(name.toLowerCase())
        return link ?? (content === undefined ? '' : tag.slice(tag.indexOf(']') + 1, tag.lastIndexOf('[')))
      },
    )
    .replaceAll(/\[gallery(?=[\s\]])([^\]]*)\]/gi, (_, attributes: string) => {
      const pictures = toGallery(readAttributes(attributes).ids, findAttachment)
      if (pictures === '') dropped.push('gallery')
      return pictures
    })
    .replaceAll(TAG, (tag, open: string, slash: string, name: string, attributes: string, close: string) => {
      // Doubled brackets write a shortcode instead of using it.
      if (open && close) return tag.slice(1, -1)
      if (!isShortcode(name.toLowerCase(), attributes, closed)) return tag
      if (!slash) dropped.push(name.toLowerCase())
      return (open && '[') + (close && ']')
    })
  return { html: resolved, dropped }
}

/** Whether text in brackets is a shortcode, and not a remark such as `[sic]` or `[1]`. */
function isShortcode(name: string, attributes: string, closed: ReadonlySet<string | undefined>): boolean {
  return (
    KNOWN_NAMES.has(name) ||
    closed.has(name) ||
    /[_-]/.test(name) ||
    /^[\s\S]*[\w-]+\s*=\s*(?:["']|&|\S)/.test(attributes)
  )
}

/** `width="300" caption="På kaia"`, with straight, curly or encoded quotes. */
function readAttributes(text: string): Record<string, string> {
  const plain = text
    .replaceAll(/&(?:quot|#8220|#8221|#8243|#034|#34|#8222);|[“”″„]/g, '"')
    .replaceAll(/&(?:#8216|#8217|#039|#39);|[‘’]/g, "'")
  const attributes: Record<string, string> = {}
  for (const [, name = '', quoted, single, bare] of plain.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g,
  ))
    attributes[name.toLowerCase()] = quoted ?? single ?? bare ?? ''
  return attributes
}

/** The picture is first in the content, possibly in a link, and the caption follows. */
function toFigure(content: string, captionAttribute = ''): string {
  const [, picture = '', rest = ''] =
    /^([\s\S]*?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content.trim()) ?? []
  if (picture === '') return content
  const caption = rest.trim() || captionAttribute
  return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
}

function toMediaLink(attributeText: string, content = ''): string | null {
  const attributes = readAttributes(attributeText)
  const address = [
    content,
    attributes.src,
    attributes.mp4,
    attributes.webm,
    attributes.url,
    attributes.id,
    attributeText,
  ]
    .map((text) => text?.trim().replace(/^[="']+|["']+$/g, '') ?? '')
    .find((text) => /^https?:\/\/\S+$/.test(text))
  if (!address) return null
  const encoded = address.replaceAll('"', '%22').replaceAll('<', '%3C')
  return findEmbeddedVideo(address)
    ? `<iframe src="${encoded}"></iframe>`
    : `<p><a href="${encoded}">${encoded}</a></p>`
}

const toGallery = (ids: string | undefined, findAttachment: (id: string) => string | null) =>
  (ids ?? '')
    .split(',')
    .map((id) => findAttachment(id.trim()))
    .filter((address) => address !== null)
    .map((address) => `<figure><img src="${address.replaceAll('"', '%22')}" alt=""></figure>`)
    .join('')
