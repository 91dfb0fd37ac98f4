import type { META_FIELDS, PageMeta } from '@lerret/model'
import type { PageContext } from './blocks/context.ts'
import { shareImage } from './share-image.ts'
import { fillText, findOnlyReference, readReference } from './template.ts'

type MetaField = (typeof META_FIELDS)[number]

/** What search engines and shared links say of a page: what it binds, else what the site says of itself. */
export function bindMeta(at: PageContext): PageMeta {
  const bound = at.page.meta.data
    .filter(({ locale }) => locale === at.site.locale.default)
    .flatMap(({ bindings }) => bindings)
  const templateOf = (field: MetaField) => bound.find(({ binding }) => binding === field)?.source
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

function imageOf(template: string | undefined, at: PageContext): string {
  if (template === undefined) return ''
  const reference = findOnlyReference(template)
  const values =
    reference === null ? [fillText(template, 'image', at)] : readReference(reference, 'image', at)
  return shareImage(values, at)
}
