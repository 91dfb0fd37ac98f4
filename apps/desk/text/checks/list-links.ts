import type { Node } from '@tiptap/pm/model'

export interface LinkRange {
  href: string
  text: string
  position: number
  end: number
}

/** The links in a block at a position, each with all of its text however it is formatted. */
export function listLinks(block: Node, blockPosition: number): LinkRange[] {
  const links: LinkRange[] = []
  block.forEach((node, offset) => {
    const href: string | null | undefined = node.marks.find((mark) => mark.type.name === 'link')?.attrs.href
    if (href === undefined) return
    const position = blockPosition + 1 + offset
    const end = position + node.nodeSize
    const last = links.at(-1)
    if (last?.end === position && last.href === (href ?? '')) {
      last.text += node.textContent
      last.end = end
    } else links.push({ href: href ?? '', text: node.textContent, position, end })
  })
  return links
}
