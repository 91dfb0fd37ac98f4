import type { Node } from '@tiptap/pm/model'
import { type LinkRange, listLinks } from './list-links.ts'

/** Something in a text that hinders readers, where it is, and what would repair it. */
export interface TextProblem {
  code:
    | 'lead-missing'
    | 'alt-missing'
    | 'heading-skipped'
    | 'heading-all-caps'
    | 'link-empty'
    | 'link-text-vague'
    | 'table-header-missing'
  position: number
  end: number
  /** The text that is wrong, for the sentence about it. */
  text: string
  repair: Repair
}

export type Repair =
  | { type: 'set-heading-level'; from: number; to: number; level: number }
  | { type: 'replace-text'; text: string }
  | { type: 'remove-link' }
  | { type: 'add-header-row' }
  | { type: 'use-as-lead'; text: string }
  /** Only a person knows the words. */
  | { type: 'write-alt' | 'write-link-text' | 'write-lead' }

export interface CheckOptions {
  /** The article's lead; undefined for a text that has none. */
  lead?: string | undefined
  /** The title of a page of the site, to suggest as the text of a link. */
  findPageTitle?: ((href: string) => string | null) | undefined
}

/** The problems of a text, from top to bottom. */
export function checkText(doc: Node, { lead, findPageTitle = () => null }: CheckOptions = {}): TextProblem[] {
  const problems: TextProblem[] = lead === undefined || lead.trim() !== '' ? [] : [missingLead(doc)]
  let level = 1
  doc.descendants((node, position) => {
    const toRange = () => ({ position, end: position + node.nodeSize, text: node.textContent })
    if (node.type.name === 'heading') {
      if (node.attrs.level > level + 1)
        problems.push({
          code: 'heading-skipped',
          ...toRange(),
          repair: { type: 'set-heading-level', from: level, to: node.attrs.level, level: level + 1 },
        })
      level = node.attrs.level
      if (isAllCaps(node.textContent))
        problems.push({
          code: 'heading-all-caps',
          position: position + 1,
          end: position + node.nodeSize - 1,
          text: node.textContent,
          repair: { type: 'replace-text', text: toSentenceCase(node.textContent) },
        })
    }
    if (node.type.name === 'figure' && node.attrs.alt === null)
      problems.push({ code: 'alt-missing', ...toRange(), repair: { type: 'write-alt' } })
    if (node.type.name === 'table' && !hasHeader(node))
      problems.push({ code: 'table-header-missing', ...toRange(), repair: { type: 'add-header-row' } })
    if (node.isTextblock) problems.push(...checkLinks(node, position, findPageTitle))
  })
  return problems
}

function missingLead(doc: Node): TextProblem {
  const first = doc.firstChild
  const text = first?.type.name === 'paragraph' ? first.textContent.trim() : ''
  return {
    code: 'lead-missing',
    position: 0,
    end: first?.nodeSize ?? 0,
    text,
    repair: text === '' ? { type: 'write-lead' } : { type: 'use-as-lead', text },
  }
}

function checkLinks(
  block: Node,
  position: number,
  findPageTitle: (href: string) => string | null,
): TextProblem[] {
  return listPoorLinks(block).map(({ href, code, ...link }): TextProblem => {
    const range = { position: position + link.position, end: position + link.end, text: link.text }
    if (code === 'link-empty') return { code, ...range, repair: { type: 'remove-link' } }
    const title = findPageTitle(href)
    return {
      code,
      ...range,
      repair: title === null ? { type: 'write-link-text' } : { type: 'replace-text', text: title },
    }
  })
}

type PoorLink = LinkRange & { code: 'link-empty' | 'link-text-vague' }

/** Blocks never change, so the links of one are looked at once, and not again with every letter typed elsewhere. */
const poorLinks = new WeakMap<Node, PoorLink[]>()

/** The links of a block that hinder readers, with positions counted from the block's own. */
function listPoorLinks(block: Node): PoorLink[] {
  const known = poorLinks.get(block)
  if (known) return known
  const found = listLinks(block, 0).flatMap((link): PoorLink[] => {
    if (link.text.trim() === '' || link.href.trim() === '') return [{ ...link, code: 'link-empty' }]
    return isVague(link.text) ? [{ ...link, code: 'link-text-vague' }] : []
  })
  poorLinks.set(block, found)
  return found
}

const isVague = (text: string) =>
  VAGUE_LINK_TEXTS.has(
    text
      .toLowerCase()
      .replaceAll(/[^\p{L} ]/gu, '')
      .trim(),
  )

/** They say nothing in a list of links, which is how many who do not see the page read it. */
const VAGUE_LINK_TEXTS = new Set([
  ...[
    'her',
    'herifrå',
    'herfra',
    'klikk her',
    'trykk her',
    'sjå her',
    'se her',
    'les her',
    'denne',
    'denne sida',
  ],
  ...['les meir', 'les mer', 'meir', 'mer', 'meir info', 'mer info', 'lenke', 'lenkje', 'link', 'her og her'],
  ...['here', 'click here', 'read more', 'more'],
])

const hasHeader = (table: Node) =>
  table.children.some((row) => row.children.some((cell) => cell.type.name === 'tableHeader'))

/** Abbreviations are short; a heading in capitals is not. */
const isAllCaps = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > 5 && text === text.toLocaleUpperCase('nn')

const toSentenceCase = (text: string) =>
  text.toLocaleLowerCase('nn').replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('nn'))
