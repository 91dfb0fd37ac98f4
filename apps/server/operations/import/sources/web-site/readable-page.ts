import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { limitNesting } from '../../../../content/records/html/html-limits.ts'

/** The parts of a page that a reader sees, without menus, footer and forms. */
export interface ReadablePage {
  title: string
  html: string
  description: string
  picture: string | null
  author: string
  publishedAt: number
  section: string
  /** The page says that it is an article, and when it was published. */
  isArticle: boolean
  isHidden: boolean
}

/** Elements around the text. Readability leaves them in where there is little text. */
const SURROUNDINGS =
  'nav, footer, form, script, style, template, body > header, [role=navigation], [role=banner], [role=contentinfo], [role=search], [aria-hidden=true]'

export function readReadablePage(html: string): ReadablePage {
  const { document } = parseHTML(limitNesting(html))
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content')
      ?.trim() ?? ''
  const heading = document.querySelector('main h1, article h1, h1')?.textContent?.trim() ?? ''
  const documentTitle = document.querySelector('title')?.textContent?.trim() ?? ''
  const siteName = meta('og:site_name')
  const published = Date.parse(
    meta('article:published_time') ||
      document.querySelector('article time[datetime]')?.getAttribute('datetime') ||
      '',
  )
  const page = {
    title: heading || removeSiteName(meta('og:title') || documentTitle, siteName),
    description: meta('og:description') || meta('description'),
    picture: meta('og:image') || null,
    author: meta('author'),
    section: meta('article:section'),
    publishedAt: published || 0,
    isArticle:
      Boolean(published) && (meta('og:type') === 'article' || document.querySelector('article') !== null),
    isHidden: /noindex/i.test(meta('robots')),
  }
  for (const element of document.querySelectorAll(SURROUNDINGS)) element.remove()
  // The title is a field of its own.
  const first = document.querySelector('main h1, article h1, h1')
  first?.remove()
  const content = new Readability(document, { charThreshold: 0 }).parse()?.content ?? ''
  return { ...page, html: content }
}

/** `Om oss – Huset` to `Om oss`. Without the name of the site, what follows the last dash or bar is taken for it. */
function removeSiteName(title: string, siteName: string): string {
  const isNamed = siteName !== '' && title.endsWith(siteName)
  const own = isNamed ? title.slice(0, -siteName.length) : title.replace(/\s[|–—-]\s[^|–—-]+$/, '')
  return own.replace(/[\s|–—-]+$/, '') || title
}
