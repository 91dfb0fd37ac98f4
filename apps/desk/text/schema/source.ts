import { Extension } from '@tiptap/core'

/** The nodes that stand at the top level of a text. */
export const TOP_LEVEL_NODES = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'figure',
  'table',
  'frozen',
]

/**
 * What an element of a stored text was read from: its own HTML, which is written again as long as the element is unchanged, and the
 * white space before it. Both are null in an element that is new.
 */
export const Source = Extension.create({
  name: 'source',
  addGlobalAttributes() {
    const attribute = { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null }
    return [{ types: TOP_LEVEL_NODES, attributes: { source: attribute, before: attribute } }]
  },
})
