import { findEmbeddedVideo } from '@lerret/model'
import { type ChildNode, type Document, Element, isTag, isText, Text } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { cleanHtml } from '../../../content/records/html/clean-html.ts'
import { limitNesting } from '../../../content/records/html/html-limits.ts'

export interface PictureInText {
  src: string
  alt: string
  width: number
  height: number
}

export interface RewriteOptions {
  /** The address of the document, which relative links are resolved against. */
  address: string
  /** The new address of what was at an old one; null when it was not imported. */
  findLink(address: string): string | null
  findPicture(address: string): PictureInText | null
  /** The new address of the picture that is shown above the text; it is not repeated at the beginning of the text. */
  featured?: string | undefined
}

/** HTML of an old site for the new one: cleaned, with pictures of the media library and links to where things are now. */
export function rewriteHtml(html: string, options: RewriteOptions): string {
  const document = parseText(html, options.address)
  for (const element of listElements(document.children)) rewriteElement(element, options)
  for (const element of listElements(document.children)) reshapeElement(element)
  const cleaned = cleanHtml(DomUtils.getInnerHTML(document))
    .replaceAll(/<(p|ul|ol|li|figcaption)>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/\1>/g, '')
    .trim()
  return removeFeatured(cleaned, options.featured)
}

const FIRST_FIGURE = /^<figure>\s*<img\b([^>]*)>\s*(?:<figcaption>([\s\S]*?)<\/figcaption>)?\s*<\/figure>\s*/

/** Removes the picture that is shown above the text already. Its caption stays. */
function removeFeatured(html: string, featured: string | undefined): string {
  const [figure = '', attributes = '', caption] = FIRST_FIGURE.exec(html) ?? []
  if (featured === undefined || !attributes.includes(` src="${featured}"`)) return html
  return (caption ? `<p>${caption.trim()}</p>` : '') + html.slice(figure.length)
}

/** Parses a text without what it repeats for browsers that run no scripts. */
function parseText(html: string, address: string): Document {
  const document = parseDocument(limitNesting(html))
  const alternatives = DomUtils.getElementsByTagName('noscript', document)
  if (alternatives.length === 0) return document
  const inAlternatives = new Set(alternatives.flatMap((element) => listPictures(element.children)))
  const shown = new Set(
    listPictures(document.children)
      .filter((picture) => !inAlternatives.has(picture))
      .map((picture) => findSource(picture, address)),
  )
  for (const picture of inAlternatives)
    if (shown.has(findSource(picture, address))) DomUtils.removeElement(picture)
  for (const element of alternatives) unwrap(element)
  return document
}

const listPictures = (nodes: ChildNode[]) => DomUtils.getElementsByTagName('img', nodes)

/** The addresses of the pictures in HTML, and of the files that it links to. */
export function listFiles(html: string, address: string): { pictures: string[]; linked: string[] } {
  const { children } = parseText(html, address)
  const pictures = listPictures(children).map((picture) => findSource(picture, address))
  const links = DomUtils.getElementsByTagName('a', children).map(
    ({ attribs }) => URL.parse(attribs.href ?? '', address)?.href ?? null,
  )
  const unique = (addresses: (string | null)[]) => [...new Set(addresses.filter((each) => each !== null))]
  return { pictures: unique(pictures), linked: unique(links).filter((link) => MEDIA_FILE.test(link)) }
}

/** Files that the media library takes. */
const MEDIA_FILE = /^https?:[^?#]*\.(?:pdf|mp4|webm|jpe?g|png|webp|avif)$/i

/** Attributes in which scripts that load pictures late, and galleries, keep the address; the best first. */
const SOURCE_ATTRIBUTES = [
  'data-orig-file',
  'data-full-url',
  'data-large-file',
  'data-lazy-src',
  'data-src',
  'src',
]

/** WordPress.com shows pictures of other sites through a host that resizes them. */
const RESIZING_HOST = /^https?:\/\/i\d\.wp\.com\//

function findSource({ attribs }: Element, address: string): string | null {
  for (const name of SOURCE_ATTRIBUTES) {
    const source = attribs[name]?.trim()
    const url = source && !source.startsWith('data:') ? URL.parse(source, address) : null
    if (url && /^https?:$/.test(url.protocol)) return url.href.replace(RESIZING_HOST, 'https://')
  }
  return null
}

/** All elements, innermost first, so that an element sees what became of its children. */
function listElements(nodes: ChildNode[]): Element[] {
  return nodes.filter(isTag).flatMap((element) => [...listElements(element.children), element])
}

function rewriteElement(element: Element, { address, findLink, findPicture }: RewriteOptions) {
  if (element.name === 'img') {
    const source = findSource(element, address)
    const picture = source && findPicture(source)
    if (!picture) return DomUtils.removeElement(element)
    const alt = element.attribs.alt?.trim() || picture.alt
    element.attribs = { src: picture.src, alt, width: String(picture.width), height: String(picture.height) }
  } else if (element.name === 'a' && element.attribs.href !== undefined) {
    rewriteLink(element, address, findLink)
  }
}

function rewriteLink(element: Element, address: string, findLink: RewriteOptions['findLink']) {
  const { href = '' } = element.attribs
  if (href.startsWith('#')) return
  const url = URL.parse(href.trim(), address)
  if (!url || !/^https?:$/.test(url.protocol)) return
  const link = findLink(url.href)
  element.attribs = { href: link === null ? url.href : link + url.hash }
}

function reshapeElement(element: Element) {
  const { name, attribs } = element
  const classes = attribs.class?.split(/\s+/) ?? []
  const isEmptyLink = name === 'a' && attribs.href !== undefined && listMeaningful(element).length === 0
  if (isEmptyLink || (name === 'a' && isPictureLink(element))) unwrap(element)
  else if (name === 'p' || name === 'div') reshapeParagraph(element, classes)
  else if (name === 'figure' && isEmbed(classes)) replaceByVideo(element)
  // A gallery is a figure of figures.
  else if (name === 'figure' && has(element, 'figure')) unwrapFigure(element)
  else if (name === 'dl' && classes.includes('gallery-item')) reshapeGalleryItem(element)
  else if (name === 'figure' && !has(element, 'img') && !has(element, 'table') && !has(element, 'iframe'))
    unwrapFigure(element)
  else if ((name === 'ul' || name === 'li') && has(element, 'figure')) unwrap(element)
}

const isEmbed = (classes: string[]) => classes.includes('wp-block-embed')
const has = (element: Element, name: string) =>
  listElements(element.children).some((child) => child.name === name)

/** A link from a picture to the picture itself. */
const isPictureLink = (element: Element) =>
  listMeaningful(element).length === 1 &&
  has(element, 'img') &&
  (/^\/images\//.test(element.attribs.href ?? '') ||
    /\.(jpe?g|png|gif|webp|avif)$/i.test(element.attribs.href ?? ''))

function reshapeParagraph(element: Element, classes: string[]) {
  const content = listMeaningful(element)
  if (classes.includes('wp-caption')) return reshapeCaption(element)
  if (content.length > 0 && content.every((node) => isTag(node) && node.name === 'img')) {
    if (isInFigure(element)) return unwrap(element)
    for (const child of [...element.children]) detach(child)
    for (const picture of content) DomUtils.appendChild(element, new Element('figure', {}, [picture]))
    return unwrap(element)
  }
  if (content.length === 1 && URL_ALONE.test(DomUtils.textContent(element).trim()) && !has(element, 'iframe'))
    return replaceByVideo(element)
  if (element.name === 'div') {
    const isInline = content.every((node) => isText(node) || (isTag(node) && INLINE_ELEMENTS.has(node.name)))
    if (isInline && content.length > 0) element.name = 'p'
  }
}

function unwrapFigure(element: Element) {
  for (const child of element.children.filter(isTag)) if (child.name === 'figcaption') child.name = 'p'
  unwrap(element)
}

/** A picture in a gallery of the classic editor is a list of definitions. */
function reshapeGalleryItem(element: Element) {
  element.name = 'figure'
  for (const child of element.children.filter(isTag))
    if (child.name === 'dt') unwrap(child)
    else child.name = 'figcaption'
}

/** Whether an element is in a figure, or in what becomes one. */
function isInFigure({ parent }: Element): boolean {
  if (!parent || !isTag(parent)) return false
  return parent.name === 'figure' || parent.name === 'dl' || isInFigure(parent)
}

function reshapeCaption(element: Element) {
  element.name = 'figure'
  for (const child of element.children.filter(isTag)) if (child.name === 'p') child.name = 'figcaption'
}

const URL_ALONE = /^https?:\/\/\S+$/
const INLINE_ELEMENTS = new Set(
  'a abbr b cite code em i kbd mark q s small span strong sub sup time u br font'.split(' '),
)

/** A video that is written as its address alone becomes a frame, any other address a link. */
function replaceByVideo(element: Element) {
  const address = DomUtils.textContent(element).trim()
  if (!URL_ALONE.test(address)) return has(element, 'iframe') ? unwrap(element) : undefined
  const frame = new Element('iframe', { src: address })
  const link = new Element('p', {}, [new Element('a', { href: address }, [new Text(address)])])
  DomUtils.replaceElement(element, findEmbeddedVideo(address) ? frame : link)
}

/** Children apart from white space and line breaks. */
const listMeaningful = (element: Element): ChildNode[] =>
  element.children.filter((node) =>
    isText(node) ? node.data.trim() !== '' : isTag(node) && node.name !== 'br',
  )

function unwrap(element: Element) {
  for (const child of [...element.children]) DomUtils.prepend(element, detach(child))
  DomUtils.removeElement(element)
}

function detach(node: ChildNode): ChildNode {
  DomUtils.removeElement(node)
  return node
}
