const BLOCK_START =
  /^<\/?(?:address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|form|h[1-6]|hr|iframe|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i

/** Text of WordPress's classic editor is stored with blank lines between paragraphs, and without their elements. */
export function addParagraphs(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk) => (BLOCK_START.test(chunk) ? chunk : `<p>${chunk.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
}
