import type { Node } from '@tiptap/pm/model'
import { listLinks } from './list-links.ts'

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
    const range = { position, end: position + node.nodeSize, text: node.textContent }
    if (node.type.name === 'heading') {
      if (node.attrs.level > level + 1)
        problems.push({
          code: 'heading-skipped',
          ...range,
          repair: { type: 'set-heading-level', from: level, to: node.attrs.level, level: level + 1 },
        })
      level = node.attrs.level
      if (isAllCaps(node.textContent))
        problems.push({
          code: 'heading-all-caps',
          position: position + 1,
          end: range.end - 1,
          text: range.text,
          repair: { type: 'replace-text', text: toSentenceCase(node.textContent) },
        })
    }
    if (node.type.name === 'figure' && node.attrs.alt === null)
      problems.push({ code: 'alt-missing', ...range, repair: { type: 'write-alt' } })
    if (node.type.name === 'table' && !hasHeader(node))
      problems.push({ code: 'table-header-missing', ...range, repair: { type: 'add-header-row' } })
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
  return listLinks(block, position).flatMap(({ href, ...range }): TextProblem[] => {
    if (range.text.trim() === '' || href.trim() === '')
      return [{ code: 'link-empty', ...range, repair: { type: 'remove-link' } }]
    if (
      !VAGUE_LINK_TEXTS.has(
        range.text
          .toLowerCase()
          .replaceAll(/[^\p{L} ]/gu, '')
          .trim(),
      )
    )
      return []
    const title = findPageTitle(href)
    return [
      {
        code: 'link-text-vague',
        ...range,
        repair: title === null ? { type: 'write-link-text' } : { type: 'replace-text', text: title },
      },
    ]
  })
}

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
