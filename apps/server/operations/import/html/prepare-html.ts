import { hasBlockComments, removeBlockComments } from './block-comments.ts'
import { addParagraphs } from './paragraphs.ts'
import { repairEncoding } from './repair-encoding.ts'
import { resolveShortcodes } from './shortcodes.ts'

export interface PreparedHtml {
  html: string
  /** Names of blocks and shortcodes that could not be brought along. */
  dropped: string[]
}

/** Turns what WordPress stores or sends into plain HTML: without its comments and shortcodes. */
export function prepareHtml(
  raw: string,
  { isStoredText, findAttachment }: { isStoredText: boolean; findAttachment: (id: string) => string | null },
): PreparedHtml {
  const repaired = repairEncoding(raw).replaceAll('\0', '').toWellFormed()
  const blocks = removeBlockComments(repaired)
  const shortcodes = resolveShortcodes(blocks.html, findAttachment)
  const needsParagraphs = isStoredText && !hasBlockComments(repaired)
  return {
    html: needsParagraphs ? addParagraphs(shortcodes.html) : shortcodes.html,
    dropped: [...blocks.dropped, ...shortcodes.dropped],
  }
}
