/** A comment of the WordPress block editor; the third group is a slash for a block without content of its own. */
const BLOCK_COMMENT = /<!--\s*(\/?)wp:([a-z][\w/-]*)[\s\S]*?(\/?)-->/g

/** Blocks without content whose loss nobody notices. */
const SILENT_BLOCKS = ['spacer', 'more', 'nextpage', 'separator']

/**
 * Removes the comments of the block editor; the HTML between them stays. Blocks that WordPress fills itself, such as the latest posts,
 * have none, and are named.
 */
export function removeBlockComments(html: string): { html: string; dropped: string[] } {
  const dropped: string[] = []
  const cleaned = html.replaceAll(BLOCK_COMMENT, (_, _closing, name: string, isEmpty: string) => {
    if (isEmpty && !SILENT_BLOCKS.includes(name)) dropped.push(`wp:${name}`)
    return ''
  })
  return { html: cleaned, dropped }
}

export const hasBlockComments = (html: string) => /<!--\s*wp:/.test(html)
