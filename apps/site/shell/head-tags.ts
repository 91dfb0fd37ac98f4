import { NOT_FOUND_PATH, type PageVersion, SHARE_IMAGE, type SiteFacts, toAbsoluteUrl } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import { documentTitle } from './document-title.ts'

export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

type HeadFacts = Pick<SiteFacts, 'siteTitle' | 'siteDescription' | 'htmlLang' | 'host' | 'isIndexed'>

/** Selects the tags of `headTags` in a document's head. */
export const HEAD_TAGS =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[name="twitter:card"], ' +
  'meta[name="facebook-domain-verification"], meta[property^="og:"], link[rel="canonical"], link[hreflang]'

/** The meta tags for search engines and link previews. */
export function headTags(page: PageData, facts: HeadFacts): HeadTag[] {
  const { path, meta: about } = page
  const isFound = path !== NOT_FOUND_PATH
  const address = toAbsoluteUrl(facts.host, path)
  const description = about.description || facts.siteDescription
  const image = about.image && new URL(about.image, facts.host).href
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', about.keywords),
    meta('name', 'robots', facts.isIndexed && isFound ? '' : 'noindex'),
    isFound && { tag: 'link', attributes: { rel: 'canonical', href: address } },
    ...listAlternates(page.versions ?? [], facts.host),
    meta('property', 'og:type', (page.originalPath ?? path).startsWith('/article/') ? 'article' : 'website'),
    meta('property', 'og:site_name', facts.siteTitle),
    meta('property', 'og:title', documentTitle(page, facts)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', isFound ? address : ''),
    meta('property', 'og:locale', facts.htmlLang === 'en' ? 'en_GB' : `${facts.htmlLang}_NO`),
    meta('property', 'og:image', image),
    // Services show the first share with a picture only if they know its size.
    meta('property', 'og:image:width', image && String(SHARE_IMAGE.width)),
    meta('property', 'og:image:height', image && String(SHARE_IMAGE.height)),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    meta('name', 'facebook-domain-verification', about.facebookVerificationCode),
  ].filter((tag) => tag !== false) as HeadTag[]
}

/** The page in each language. The original, which is the first, is also for all other languages. */
function listAlternates(versions: readonly PageVersion[], host: string): HeadTag[] {
  const [original] = versions
  const all = original ? [...versions, { ...original, lang: 'x-default' }] : []
  return all.map(({ lang, href }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang: lang, href: new URL(href, host).href },
  }))
}

/** False for an empty value, which is left out. */
const meta = (key: 'name' | 'property', name: string, content: string): HeadTag | false =>
  content !== '' && { tag: 'meta', attributes: { [key]: name, content } }
