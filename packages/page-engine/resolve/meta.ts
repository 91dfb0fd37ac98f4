import type { META_FIELDS, PageConfig, PageMeta } from '@lerret/model'
import type { PageContext } from '../context/page-context.ts'
import { fillText, findOnlyReference, readReference } from './meta-template.ts'
import { shareImage } from './share-image.ts'

type MetaField = (typeof META_FIELDS)[number]

/** What search engines and shared links say of a page: what it binds, else what the site says of itself. */
export function bindMeta(at: PageContext): PageMeta {
  const templates = templatesOf(at)
  const templateOf = (field: MetaField) => templates.find(({ binding }) => binding === field)?.source
  const textOf = (field: MetaField, unbound: string) => {
    const template = templateOf(field)
    return template === undefined ? unbound : fillText(template, field, at)
  }

  return {
    title: textOf('title', `${at.page.title} | ${at.site.title}`),
    keywords: textOf('keywords', ''),
    description: textOf('description', at.site.description),
    image: imageOf(templateOf('image'), at),
    facebookVerificationCode: textOf('facebookVerificationCode', ''),
  }
}

type Bindings = PageConfig['meta']['data'][number]['bindings']

const known = new WeakMap<PageConfig, { locale: string; bindings: Bindings }>()

/** What a page binds in the site's language: the same for each of thousands of records that have such a page. */
function templatesOf({ page, site }: PageContext): Bindings {
  const locale = site.locale.default
  const former = known.get(page)
  if (former?.locale === locale) return former.bindings
  const bindings = page.meta.data.filter((each) => each.locale === locale).flatMap((each) => each.bindings)
  known.set(page, { locale, bindings })
  return bindings
}

function imageOf(template: string | undefined, at: PageContext): string {
  if (template === undefined) return ''
  const reference = findOnlyReference(template)
  const values =
    reference === null ? [fillText(template, 'image', at)] : readReference(reference, 'image', at)
  return shareImage(values, at)
}
