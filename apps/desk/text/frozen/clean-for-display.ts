import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  ALLOWED_IMAGE_SCHEMES,
  ALLOWED_SCHEMES,
  ELEMENTS_WITHOUT_TEXT,
  findEmbeddedVideo,
  RENAMED_HEADINGS,
} from '@lerret/model'
import { parseBody } from '../html/parse-body.ts'

/**
 * HTML as visitors will see it, to be shown at the desk. It is built anew from what is allowed, so nothing else gets through: no script,
 * handler, style or frame.
 */
export function cleanForDisplay(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  copyChildren(parseBody(html), fragment)
  return fragment
}

function copyChildren(from: Node, to: Node) {
  for (let node = from.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.nodeValue ?? ''))
    if (node.nodeType === Node.ELEMENT_NODE) copyElement(node as Element, to)
  }
}

function copyElement(element: Element, to: Node) {
  const name = RENAMED_HEADINGS[element.localName] ?? element.localName
  if (ELEMENTS_WITHOUT_TEXT.includes(name)) return
  if (name === 'iframe' || name === 'video') {
    to.appendChild(document.createTextNode(describeVideo(element)))
    return
  }
  if (!ALLOWED_ELEMENTS.includes(name)) {
    copyChildren(element, to)
    return
  }
  const copy = document.createElement(name)
  for (const { name: attribute, value } of element.attributes)
    if (isAllowedAttribute(name, attribute, value)) copy.setAttribute(attribute, value)
  copyChildren(element, copy)
  to.appendChild(copy)
}

function isAllowedAttribute(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href') return hasScheme(value, ALLOWED_SCHEMES)
  if (attribute === 'src') return element === 'img' && hasScheme(value, ALLOWED_IMAGE_SCHEMES)
  // An id could be one that the desk uses.
  if (attribute === 'id') return false
  return [...(ALLOWED_ATTRIBUTES['*'] ?? []), ...(ALLOWED_ATTRIBUTES[element] ?? [])].includes(attribute)
}

/** A path of this site, or an address with one of the schemes. */
function hasScheme(address: string, schemes: string[]): boolean {
  const url = URL.parse(address, 'https://site.invalid')
  if (!url || !schemes.includes(url.protocol.slice(0, -1))) return false
  return url.host === 'site.invalid' || /^[a-z]+:/i.test(address.trim())
}

/** The site shows a video as a link that loads nothing before it is clicked. */
function describeVideo(element: Element): string {
  const video = findEmbeddedVideo(element.getAttribute('src') ?? '')
  return `▶ ${element.getAttribute('title') || (video?.host ?? element.getAttribute('src') ?? '')}`
}
