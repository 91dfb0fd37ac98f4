import {
  findMediaId,
  isAutomaticRedirect,
  isIndexed,
  MEMBER_PATHS,
  type PageConfig,
  type Redirect,
  type SafeHtml,
  type SiteConfig,
  type StoredBlockData,
} from '@lerret/model'
import {
  type Content,
  findPicture,
  isComponentId,
  localize,
  localizeSettings,
  toOpeningHoursView,
} from '@lerret/page-engine'
import { getHouseWords } from '@lerret/words/languages'
import type { DocumentContext } from './document-context.ts'
import type { SearchDocument } from './documents.ts'
import { listPassages, type Passage } from './passages.ts'

/** Whether visitors may look for the page: not templates, error pages, test pages, or pages that show search results. */
export function isSearchablePage(page: PageConfig): boolean {
  return (
    page.pageType === 'ordinary' &&
    !page.path.includes('{') &&
    (isIndexed(page.path) || PAGES_FOR_MEMBERS.has(page.path)) &&
    !page.blocks.some(({ component }) => NOT_SEARCHED.has(component))
  )
}

const PAGES_FOR_MEMBERS = new Set<string>(Object.values(MEMBER_PATHS))
const NOT_SEARCHED = new Set(['search-results', 'foyer-screen'])

/** The document of a page that editors have written: its texts, and the addresses that lead to it as further names. */
export function pageDocument(original: PageConfig, path: string, context: DocumentContext): SearchDocument {
  const { content, language, tracker } = context
  const page = localize('page', original, tracker)
  const blocks = page.blocks
    .filter(({ hide }) => !hide)
    .toSorted(byPlace)
    .flatMap(({ data }) => data)
    .flatMap((id) => content.find('block-data', id) ?? [])
    .map((block) => localizeBlock(block, page, context))
  const passages = blocks.flatMap((block) => [
    ...listBlockPassages(block),
    ...listSettingsPassages(block, context),
  ])
  const lead = blocks.find(({ component }) => component === 'cover')
  const description = findMeta(page, 'description')
  return {
    path,
    language,
    kind: 'page',
    title: page.title,
    names: listAddressNames(path, content),
    // The excerpt begins with the description when there is no lead.
    summary: readText(lead, 'text'),
    headings: [...new Set(passages.map(({ heading }) => heading))].filter(
      (heading) => heading !== page.title,
    ),
    body: [description, ...passages.map(({ text }) => text)].join('\n'),
    keywords: findMeta(page, 'keywords'),
    image: findPicture(findImageAddress(page), content),
    passages,
  }
}

/** A block with the texts of the page's translation. */
function localizeBlock(block: StoredBlockData, page: PageConfig, { tracker }: DocumentContext): BlockTexts {
  const { component, id, settings } = block
  if (!isComponentId(component)) return block
  return { component, settings: localizeSettings(component, id, settings, { page, tracker }) }
}

type Block = PageConfig['blocks'][number]

const byPlace = (a: Block, b: Block) =>
  a.place.row - b.place.row || a.place.column - b.place.column || a.place.order - b.place.order

type BlockTexts = Pick<StoredBlockData, 'component' | 'settings'>

/** The texts of a block's settings: HTML, and the texts of cards and links. */
function listBlockPassages({ component, settings }: BlockTexts): Passage[] {
  if (component === 'modal-dialog') return []
  const heading = readText({ settings }, 'heading') || readText({ settings }, 'title')
  const html = readText({ settings }, 'html') as SafeHtml
  const text = readText({ settings }, 'text')
  const own: Passage[] = text === '' ? [] : [{ heading, text }]
  return [...own, ...(html === '' ? [] : listPassages(html, heading)), ...listCards(settings)]
}

/** Lists the passages that a block shows from the settings of the site. */
function listSettingsPassages(block: BlockTexts, { site }: DocumentContext): Passage[] {
  if (block.component === 'contact') return listHousePassages(site)
  return block.component === 'hall' ? listHallPassages(readText(block, 'hall'), site) : []
}

function listHallPassages(name: string, site: SiteConfig): Passage[] {
  const words = getHouseWords(site)
  const hall = site.halls?.find((candidate) => candidate.name === name)
  if (!hall) return []
  const { seats, wheelchairPlaces, hearingLoop, access = '' } = hall
  const facts = [
    seats && `${words.hallSeats}: ${seats}`,
    wheelchairPlaces && `${words.hallWheelchairPlaces}: ${wheelchairPlaces}`,
    hearingLoop && `${words.hallHearingLoop}: ${words.hallHasLoop}`,
    access,
  ]
  return [{ heading: name, text: facts.filter(Boolean).join('. ') }]
}

function listHousePassages(site: SiteConfig): Passage[] {
  const words = getHouseWords(site)
  const { organisation, openingHours = [] } = site
  const { street, postalCode, town, phone, email } = organisation
  const hours = openingHours.map((each) => toOpeningHoursView(each, words))
  return [
    { heading: words.contactAddress, text: [`${street}, ${postalCode} ${town}`, phone, email].join(' · ') },
    ...hours.map(({ place, lines }) => ({
      heading: words.openingHours,
      text: `${place}: ${lines.join(', ')}`,
    })),
  ]
}

/** Whether the page shows settings of the site, such as its opening hours. */
export const showsSettings = (page: PageConfig) =>
  page.blocks.some(({ component }) => component === 'contact' || component === 'hall')

function listCards(settings: unknown): Passage[] {
  const { cards = [], heading = '' } = settings as {
    cards?: { title: string; text?: string }[]
    heading?: string
  }
  return cards.map(({ title, text = '' }) => ({ heading, text: `${title}: ${text}` }))
}

function readText(block: { settings: unknown } | undefined, name: string): string {
  const value = (block?.settings as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

function findMeta({ meta }: PageConfig, name: string): string {
  const bindings = meta.data.flatMap((each) => each.bindings)
  return bindings.find(({ binding }) => binding === name)?.source ?? ''
}

function findImageAddress(page: PageConfig): string {
  const image = findMeta(page, 'image')
  return image.includes('{') ? '' : image
}

/** Whether the page shows one of these pictures in the results. */
export const hasPicture = (page: PageConfig, mediaIds: ReadonlySet<string>) =>
  mediaIds.has(findMediaId(findImageAddress(page)) ?? '')

/** «gavekort» of a redirect from /gavekort, which people type. */
const listAddressNames = (path: string, content: Content): string[] =>
  content
    .query('redirect', [{ property: 'target', value: path }])
    .filter((redirect) => !isAutomaticRedirect(redirect))
    .map(toAddressName)

const toAddressName = ({ source }: Redirect) => source.slice(1).replaceAll(/[/_]/g, ' ')
