const TEXT = String.raw`[^<>&\0]*(?:&(?:amp|lt|gt);[^<>&\0]*)*`
const ADDRESS = String.raw`(?:https://[a-z0-9.-]+)?/(?:[\w.~-][\w.~/-]*)?`
const INLINE = `${TEXT}(?:(?:<a href="${ADDRESS}">${TEXT}</a>|<b>${TEXT}</b>|<em>${TEXT}</em>|<i>${TEXT}</i>|<strong>${TEXT}</strong>)${TEXT})*`
const ITEMS = String.raw`\s*(?:<li>${INLINE}</li>\s*)*`
const PARTS = ['p', 'h2', 'h3', 'h4'].map((tag) => `<${tag}>${INLINE}</${tag}>`)
const LISTS = ['ul', 'ol'].map((tag) => `<${tag}>${ITEMS}</${tag}>`)
const NAME = String.raw`(?:src|alt|width|height|loading)="[\p{L}\p{N}\x20.,:!?/_-]*"`
const FIGURE = `<figure><img(?: ${NAME})+(?: ?/)?></figure>`

const PIECE = new RegExp(String.raw`\s*(?:${[...PARTS, ...LISTS].join('|')}|(${FIGURE}))\s*`, 'uy')

/**
 * HTML of which every element is one that a cleaner keeps as it is, or a picture that it can clean by itself; null when there
 * is anything else in it, and only the cleaner knows what comes of it. Most of what editors write is such, and to see that
 * takes a tenth of the time.
 */
export function cleanPlainHtml(html: string, cleanFigure: (figure: string) => string): string | null {
  let clean = ''
  for (PIECE.lastIndex = 0; PIECE.lastIndex < html.length; ) {
    const found = PIECE.exec(html)
    if (!found) return null
    const [piece, figure] = found
    clean += figure === undefined ? piece : piece.replace(figure, () => cleanFigure(figure))
  }
  return clean
}
