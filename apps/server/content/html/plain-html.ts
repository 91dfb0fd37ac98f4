const TEXT = String.raw`[^<>&\0]*(?:&(?:amp|lt|gt);[^<>&\0]*)*`
const URL_PATTERN = String.raw`(?:https://[a-z0-9.-]+)?/(?:[\w.~-][\w.~/-]*)?`
const INLINE = `${TEXT}(?:(?:<a href="${URL_PATTERN}">${TEXT}</a>|<b>${TEXT}</b>|<em>${TEXT}</em>|<i>${TEXT}</i>|<strong>${TEXT}</strong>)${TEXT})*`
const ITEMS = String.raw`\s*(?:<li>${INLINE}</li>\s*)*`
const BLOCKS = ['p', 'h2', 'h3', 'h4'].map((tag) => `<${tag}>${INLINE}</${tag}>`)
const LISTS = ['ul', 'ol'].map((tag) => `<${tag}>${ITEMS}</${tag}>`)

const IMAGE = String.raw`<img src="(${URL_PATTERN})" alt="([\p{L}\p{N} .,:!?/_-]*)"( width="\d+" height="\d+")?(?: loading="lazy")?(?: ?/)?>`
const FIGURE = String.raw`(\s*<figure>)${IMAGE}(</figure>\s*)`

const BLOCK_PATTERN = new RegExp(String.raw`\s*(?:${[...BLOCKS, ...LISTS].join('|')})\s*|${FIGURE}`, 'uy')

/**
 * Sanitizes HTML with only simple elements, which the sanitizer would leave unchanged, and pictures, whose result is known; returns
 * null when it has anything else. Most texts of editors are like that, and this takes a tenth of the sanitizer's time.
 */
export function cleanPlainHtml(html: string): string | null {
  let clean = ''
  for (BLOCK_PATTERN.lastIndex = 0; BLOCK_PATTERN.lastIndex < html.length; ) {
    const match = BLOCK_PATTERN.exec(html)
    if (!match) return null
    const [block, before, src, alt, size = '', after] = match
    clean +=
      src === undefined ? block : `${before}<img loading="lazy" alt="${alt}" src="${src}"${size} />${after}`
  }
  return clean
}
