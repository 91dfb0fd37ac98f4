import { type Extensions, getSchema } from '@tiptap/core'
import { Blockquote as BaseBlockquote } from '@tiptap/extension-blockquote'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { ListItem as BaseListItem, BulletList, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Figure } from './figure.ts'
import { formattingExtensions } from './formatting.ts'
import { Frozen } from './frozen.ts'
import { paragraphTags } from './paragraph-tags.ts'
import { Source } from './source.ts'
import { tableExtensions } from './table.ts'

const Blockquote = BaseBlockquote.extend({
  content: '(paragraph | list)+',
  addAttributes: () => paragraphTags,
})

const ListItem = BaseListItem.extend({
  content: 'paragraph (paragraph | list)*',
  addAttributes: () => paragraphTags,
})

/** What a text can have, for the editor and for reading and writing HTML. */
export const schemaExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  HardBreak,
  HorizontalRule,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Figure,
  Frozen,
  ...tableExtensions,
  ...formattingExtensions,
  Source,
]

export const schema = getSchema(schemaExtensions)
