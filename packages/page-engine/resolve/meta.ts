import type { META_FIELDS, PageConfig, PageMeta } from '@lerret/model'
import type { PageContext } from '../context/page-context.ts'
import { fillMetaTemplate, findOnlyReference, readReference } from './meta-template.ts'
import { shareImageUrl } from './share-image.ts'

type MetaField = (typeof META_FIELDS)[number]

/** What search engines and shared links say of a page: what it binds, else what the site says of itself. */
export function resolveMeta(context: PageContext): PageMeta {
  const templates = templatesOf(context)
  const templateOf = (field: MetaField) => templates.find(({ binding }) => binding === field)?.source
  const textOf = (field: MetaField, unbound: string) => {
    const template = templateOf(field)
    return template === undefined ? unbound : fillMetaTemplate(template, field, context)
  }

  return {
    title: textOf('title', `${context.page.title} | ${context.site.title}`),
    keywords: textOf('keywords', ''),
    description: textOf('description', context.site.description),
    image: imageOf(templateOf('image'), context),
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

function imageOf(template: string | undefined, context: PageContext): string {
  if (template === undefined) return ''
  const reference = findOnlyReference(template)
  const values =
    reference === null
      ? [fillMetaTemplate(template, 'image', context)]
      : readReference(reference, 'image', context)
  return shareImageUrl(values, context)
}
