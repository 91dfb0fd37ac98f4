import {
  formatLongDate,
  hasBegun,
  type META_FIELDS,
  osloClock,
  type PageConfig,
  type Showing,
  takesPlace,
} from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import type { PageContext } from '../context/page-context.ts'
import type { PageMeta } from '../page-data.ts'
import { fillMetaTemplate, findOnlyReference, readReference } from './meta-template.ts'
import { findShareImage, type ShareImage } from './share-image.ts'

type MetaField = (typeof META_FIELDS)[number]

/** The page's metadata for search engines and shared links: from the page's bindings, or from the site where there is none. */
export function resolveMeta(context: PageContext): PageMeta {
  const bindings = listBindings(context)
  const findTemplate = (field: MetaField) => bindings.find(({ binding }) => binding === field)?.source
  const resolveText = (field: MetaField, fallback: string) => {
    const template = findTemplate(field)
    return template === undefined ? fallback : fillMetaTemplate(template, field, context)
  }

  const { url: image, alt: imageAlt } = resolveImage(findTemplate('image'), context)
  return {
    title: resolveText('title', `${context.page.title} | ${context.site.title}`),
    keywords: resolveText('keywords', ''),
    description: `${formatNextDate(context)}${resolveText('description', context.site.description)}`,
    image,
    ...(imageAlt && { imageAlt }),
    facebookVerificationCode: resolveText('facebookVerificationCode', ''),
  }
}

/** *Laurdag 28. november 19.00, Kulturscena.* before the description of an event: its date is what people ask for first. */
function formatNextDate({ sources, now, site }: PageContext): string {
  const results = [...sources.values()]
  const isEvent = results.some(
    (result) =>
      result.model === 'production' && !result.collection && result.records[0]?.object === 'culture',
  )
  if (!isEvent) return ''
  const next = results
    .flatMap((result): readonly Showing[] => (result.model === 'event' ? result.records : []))
    .filter((showing) => takesPlace(showing) && !hasBegun(showing, now))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0]
  if (!next) return ''
  const { date, time } = osloClock(next.startsAt)
  const day = formatLongDate(date, getHouseWords(site))
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${time}, ${next.hall}. `
}

type Bindings = PageConfig['meta']['data'][number]['bindings']

/** The page's bindings in the site's language. */
const listBindings = ({ page, site }: PageContext): Bindings =>
  page.meta.data.filter(({ locale }) => locale === site.locale.default).flatMap(({ bindings }) => bindings)

function resolveImage(template: string | undefined, context: PageContext): ShareImage {
  if (template === undefined) return { url: '', alt: '' }
  const reference = findOnlyReference(template)
  const values =
    reference === null
      ? [fillMetaTemplate(template, 'image', context)]
      : readReference(reference, 'image', context)
  return findShareImage(values, context)
}
