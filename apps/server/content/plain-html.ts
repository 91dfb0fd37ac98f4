const TEXT = String.raw`[^<>&\0]*(?:&(?:amp|lt|gt);[^<>&\0]*)*`
const ADDRESS = String.raw`(?:https://[a-z0-9.-]+)?/(?:[\w.~-][\w.~/-]*)?`
const INLINE = `${TEXT}(?:(?:<a href="${ADDRESS}">${TEXT}</a>|<b>${TEXT}</b>|<em>${TEXT}</em>|<i>${TEXT}</i>|<strong>${TEXT}</strong>)${TEXT})*`
const ITEMS = String.raw`\s*(?:<li>${INLINE}</li>\s*)*`
const PARTS = ['p', 'h2', 'h3', 'h4'].map((tag) => `<${tag}>${INLINE}</${tag}>`)
const LISTS = ['ul', 'ol'].map((tag) => `<${tag}>${ITEMS}</${tag}>`)

const IMAGE = String.raw`<img src="(${ADDRESS})" alt="([\p{L}\p{N} .,:!?/_-]*)"( width="\d+" height="\d+")?(?: loading="lazy")?(?: ?/)?>`
const FIGURE = String.raw`(\s*<figure>)${IMAGE}(</figure>\s*)`

const PIECE = new RegExp(String.raw`\s*(?:${[...PARTS, ...LISTS].join('|')})\s*|${FIGURE}`, 'uy')

/**
 * HTML of which every element is one that the cleaner keeps as it is, or a picture of which it is known what the cleaner
 * makes; null when there is anything else in it. Most of what editors write is such, and to see that takes a tenth of the time.
 */
export function cleanPlainHtml(html: string): string | null {
  let clean = ''
  for (PIECE.lastIndex = 0; PIECE.lastIndex < html.length; ) {
    const found = PIECE.exec(html)
    if (!found) return null
    const [piece, before, src, alt, size = '', after] = found
    clean +=
      src === undefined ? piece : `${before}<img loading="lazy" alt="${alt}" src="${src}"${size} />${after}`
  }
  return clean
}
