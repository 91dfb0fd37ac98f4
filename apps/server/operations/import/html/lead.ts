import type { Document } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { limitNesting } from '../../../content/records/html/html-limits.ts'

/**
 * The lead of a text, if an editor wrote one: WordPress and feeds send the beginning of a text where there is none, with or without
 * dots after it, and readers would see it twice.
 */
export function chooseLead(excerpt: string, html: string): string {
  if (/\[(?:…|\.\.\.)\]$/.test(excerpt)) return ''
  const shortened = excerpt.replace(CUT_END, '') || excerpt
  const words = listWords(shortened)
  // A text may be cut within a word.
  if (shortened !== excerpt && words.length > 1) words.pop()
  const document = parseDocument(limitNesting(html).replaceAll('<', ' <'))
  return words.length === 0 ||
    isPassage(words, document) ||
    isBeginning(words, listWords(readProse(document)))
    ? ''
    : excerpt
}

/** The words that themes write where they cut a text. */
const CUT_END = /\s*(?:(?:…|\.\.\.)\s*|\b(?:les meir|les mer|continue reading|read more)\b.*)+$/i

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Elements that WordPress leaves out of an excerpt. */
const NOT_PROSE = ['figure', 'iframe', 'script', 'style']

const PASSAGES = ['p', 'li', 'blockquote', 'figcaption', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Whether these words are a whole paragraph, heading or caption of the text. */
const isPassage = (words: readonly string[], document: Document) =>
  DomUtils.getElementsByTagName((name) => PASSAGES.includes(name), document).some(
    (element) => listWords(DomUtils.textContent(element)).join(' ') === words.join(' '),
  )

function readProse(document: Document): string {
  for (const element of DomUtils.getElementsByTagName((name) => NOT_PROSE.includes(name), document))
    DomUtils.removeElement(element)
  return DomUtils.textContent(document)
}

/** A sentence with this many words of a text, in their order, is no other sentence. */
const MIN_SCATTERED_WORDS = 8

/** Whether a text begins with these words. Between many words others may stand: a plugin may write them into the text alone. */
function isBeginning(words: readonly string[], text: readonly string[]): boolean {
  if (words.every((word, index) => word === text[index])) return true
  if (words.length < MIN_SCATTERED_WORDS) return false
  let found = 0
  for (const word of text.slice(0, words.length * 2)) if (word === words[found]) found += 1
  return found === words.length
}
