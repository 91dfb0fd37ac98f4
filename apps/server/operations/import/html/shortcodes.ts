import { findEmbeddedVideo } from '@lerret/model'

export interface ShortcodeResult {
  html: string
  /** The names of shortcodes that were removed; the text between a start and an end stays. */
  dropped: string[]
}

/**
 * Replaces captions, galleries, videos and links by HTML, and removes all other shortcodes: instructions in square brackets that a
 * plugin of the old site replaced. The text is read once, from its beginning to its end.
 */
export function resolveShortcodes(
  html: string,
  findAttachment: (id: string) => string | null,
): ShortcodeResult {
  if (!html.includes('[')) return { html, dropped: [] }
  const dropped: string[] = []
  const tokens = listTokens(html)
  const ends = countEnds(tokens)
  /** The shortcodes that are open, each with what was written since it began. The first is the whole text. */
  const open: OpenShortcode[] = [{ name: '', attributes: '', written: [] }]
  const write = (text: string) => open.at(-1)?.written.push(text)

  for (const token of tokens) {
    if (typeof token === 'string') write(token)
    else if (!isShortcode(token, ends)) write(token.text)
    else if (token.isEscaped) write(token.text.slice(1, -1))
    else if (token.isInTag) dropped.push(token.name)
    else if (token.isEnd) endShortcode(token)
    else beginShortcode(token)
  }
  while (open.length > 1) closeLast(({ written }) => written.join(''))
  return { html: open[0]?.written.join('') ?? '', dropped }

  function beginShortcode({ name, attributes }: Shortcode) {
    if (hasContent(name) && (ends.get(name) ?? 0) > 0 && open.length <= MAX_OPEN)
      return open.push({ name, attributes, written: [] })
    const replaced = MEDIA.has(name)
      ? toMediaLink(attributes)
      : name === 'gallery'
        ? toGallery(readAttributes(attributes).ids, findAttachment)
        : ''
    if (replaced) return write(replaced)
    return dropped.push(name)
  }

  function endShortcode({ name }: Shortcode) {
    ends.set(name, (ends.get(name) ?? 0) - 1)
    if (!open.some((shortcode) => shortcode.name === name)) return
    while (open.at(-1)?.name !== name) closeLast(({ written }) => written.join(''))
    closeLast(({ attributes, written }) => {
      const content = written.join('')
      if (FIGURES.has(name)) return toFigure(content, readAttributes(attributes).caption)
      const link = MEDIA.has(name) ? toMediaLink(attributes, content) : null
      if (link === null) dropped.push(name)
      // The content of the others is code, not text.
      return link ?? (MEDIA.has(name) ? content : '')
    })
  }

  function closeLast(toHtml: (shortcode: OpenShortcode) => string) {
    const last = open.pop()
    if (last) write(toHtml(last))
  }
}

interface OpenShortcode {
  name: string
  attributes: string
  written: string[]
}

interface Shortcode {
  text: string
  name: string
  attributes: string
  isEnd: boolean
  /** Whether it is in doubled brackets, which write a shortcode instead of using it. */
  isEscaped: boolean
  /** Whether it is within the tag of an element, where no HTML can stand. */
  isInTag: boolean
}

const FIGURES = new Set(['caption', 'wp_caption'])
const MEDIA = new Set(['embed', 'youtube', 'vimeo', 'video'])
const CODE = new Set(['vc_raw_html', 'vc_raw_js', 'raw', 'fusion_code', 'et_pb_code'])
/** Whether what stands between the start and the end of a shortcode is not simply text. */
const hasContent = (name: string) => FIGURES.has(name) || MEDIA.has(name) || CODE.has(name)
const MAX_OPEN = 20

/** Other shortcodes that may be written without attributes and without an end. */
const KNOWN_NAMES = new Set(
  'audio gallery playlist button contact events calendar map googlemap slider divider spacer clear row column columns tabs tab accordion toggle newsletter kontaktskjema wpforms tablepress'.split(
    ' ',
  ),
)

/** Parts of the names that plugins choose. Other words with a hyphen, such as `[e-post]`, are text. */
const PLUGIN_WORD =
  /-(?:archive|button|calendar|carousel|events?|feeds?|form|gallery|grid|login|map|menu|player|posts|search|slider|table|video|widget|\d+)\b|\b(?:contact|facebook|gallery|instagram|social|wp)-/

/** Whether text in brackets is a shortcode, and not a remark such as `[sic]` or `[1]`. */
function isShortcode({ name, attributes, isInTag }: Shortcode, ends: ReadonlyMap<string, number>): boolean {
  if (hasContent(name) || KNOWN_NAMES.has(name) || ends.has(name)) return true
  // Queries in addresses have names in brackets.
  if (!isInTag && (name.includes('_') || PLUGIN_WORD.test(name))) return true
  return /(?:^|\s)[\w-]+(?:=\S|\s*=\s*["'“”„&])/.test(attributes.replaceAll(/<[^<>]*>/g, ' '))
}

/**
 * Quoted values may hold brackets. Each character can be read in one way only, and the length is limited, so that no text takes
 * long to read.
 */
const QUOTED = `"[^"]{0,1000}"|'[^']{0,1000}'`
const ATTRIBUTES = `(?=[\\s=/\\]])(?:[^[\\]=]|=(?:${QUOTED})|=(?!${QUOTED})){0,1000}`
const SHORTCODE = new RegExp(`\\[(/?)([a-z][a-z0-9_-]*)(${ATTRIBUTES})\\]`, 'iy')
const ESCAPED_SHORTCODE = new RegExp(`\\[\\[()([a-z][a-z0-9_-]*)(${ATTRIBUTES})\\]\\]`, 'iy')
const ELEMENT_TAG = /<\/?[a-z][^<>]*>/iy

/** The texts and the shortcodes of HTML, in their order. */
function listTokens(html: string): (string | Shortcode)[] {
  const tokens: (string | Shortcode)[] = []
  let textStart = 0
  let tagEnd = 0
  for (let at = html.search(/[[<]/); at !== -1; at = findBracket(html, at)) {
    if (html[at] === '<') {
      if (at >= tagEnd) tagEnd = at + (matchAt(ELEMENT_TAG, html, at)?.[0].length ?? 0)
      at += 1
      continue
    }
    const escaped = matchAt(ESCAPED_SHORTCODE, html, at)
    const [text, slash, name = '', attributes = ''] = escaped ?? matchAt(SHORTCODE, html, at) ?? []
    if (text === undefined) {
      at += 1
      continue
    }
    tokens.push(html.slice(textStart, at), {
      text,
      name: name.toLowerCase(),
      attributes: attributes.replace(/\/$/, ''),
      isEnd: slash !== '',
      isEscaped: escaped !== null,
      isInTag: at < tagEnd,
    })
    at += text.length
    textStart = at
  }
  tokens.push(html.slice(textStart))
  return tokens
}

function findBracket(html: string, from: number): number {
  BRACKET.lastIndex = from
  return BRACKET.exec(html)?.index ?? -1
}
const BRACKET = /[[<]/g

function matchAt(pattern: RegExp, html: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** Counts the ends of each shortcode. */
function countEnds(tokens: readonly (string | Shortcode)[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const token of tokens)
    if (typeof token !== 'string' && token.isEnd) ends.set(token.name, (ends.get(token.name) ?? 0) + 1)
  return ends
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
