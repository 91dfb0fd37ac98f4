import type { PageBlock, PageConfig, PageSource } from '@lerret/model'
import { fill, pageWords as words } from '@lerret/words/desk'
import type { PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { describeSource } from '../source-sentences/describe-source.ts'
import { LAYOUT_FIELD } from './page-merge.ts'

/** A field of the page as text, to compare two versions of it. */
export function describePageField(
  field: string,
  value: unknown,
  document: PageDocument,
  nameBlock: NameBlock,
): string {
  switch (field) {
    case 'blocks':
      return listNames(value as PageBlock[], document, nameBlock)
    case LAYOUT_FIELD: {
      const { template, blocks } = value as Pick<PageConfig, 'template' | 'blocks'>
      const rows = describePageField('template', template, document, nameBlock)
      return `${listNames(blocks, document, nameBlock)}. ${rows}`
    }
    case 'template':
      return fill(words.conflictRows, { count: (value as PageConfig['template']).rows.length })
    case 'sources':
      return (value as PageSource[]).map(describeSource).join(', ')
    case 'meta':
      return (value as PageConfig['meta']).data
        .flatMap(({ bindings }) => bindings.map(({ source }) => source))
        .join(', ')
    default:
      return describeSetting(value)
  }
}

const listNames = (blocks: readonly PageBlock[], document: PageDocument, nameBlock: NameBlock) =>
  blocks
    .toSorted(
      (a, b) => a.place.row - b.place.row || a.place.column - b.place.column || a.place.order - b.place.order,
    )
    .map((block) =>
      block.hide
        ? fill(words.conflictHidden, { block: nameBlock(block, document) })
        : nameBlock(block, document),
    )
    .join(', ')

/** A value of a setting as text: of lists and groups of fields, what is written in them. */
export function describeSetting(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.conflictOn : words.conflictOff
  if (Array.isArray(value)) return value.map(describeSetting).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(describeSetting).join(' ')
  return String(value ?? '')
}
