import { Node } from '@tiptap/core'

/** An element that the editor cannot write without changing it. It has its HTML and is saved as it is. */
export const Frozen = Node.create({
  name: 'frozen',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'div[data-frozen]', getAttrs: (element) => ({ html: element.getAttribute('data-frozen') ?? '' }) },
  ],
  renderHTML: ({ node }) => ['div', { 'data-frozen': node.attrs.html }],
})
