import type { ContentKind } from '@lerret/model'
import { publishingWords } from '@lerret/words/desk'

const { fields: names } = publishingWords.changes

type FieldNames = Readonly<Record<string, string>>

const FILE_NAMES: FieldNames = {
  fileName: names.file,
  originalName: names.file,
  mimeType: names.file,
  bytes: names.file,
  width: names.file,
  height: names.file,
}

const PRODUCTION_NAMES: FieldNames = {
  title: names.title,
  summary: names.summary,
  body: names.review,
  ageLimit: names.ageLimit,
  minutes: names.minutes,
  premiere: names.premiere,
  originalTitle: names.originalTitle,
  year: names.year,
  countries: names.countries,
  genres: names.genres,
  directors: names.directors,
  cast: names.cast,
  distributor: names.distributor,
  performers: names.performers,
  organizer: names.organizer,
  features: names.features,
  trailerUrl: names.trailer,
  ediNumber: names.filmNumber,
  assets: names.pictures,
  parentSlug: names.address,
  pageReference: names.address,
}

/** The names of the fields that people fill in, in the order of the forms. What has no name here is a detail. */
export const FIELD_NAMES: Partial<Record<ContentKind, FieldNames>> = {
  article: {
    title: names.title,
    lead: names.lead,
    content: names.text,
    image: names.picture,
    thumbnail: names.picture,
    category: names.category,
    author: names.author,
    slug: names.address,
  },
  production: PRODUCTION_NAMES,
  page: {
    title: names.name,
    path: names.address,
    template: names.layout,
    blocks: names.layout,
    sources: names.sources,
    meta: names.search,
  },
  event: {
    startsAt: names.time,
    endsAt: names.time,
    previousStart: names.time,
    hall: names.hall,
    state: names.state,
    ticketStatus: names.tickets,
    saleOpensAt: names.tickets,
    checkout: names.tickets,
    priceFrom: names.price,
    label: names.label,
    notice: names.notice,
    formats: names.formats,
    language: names.language,
    subtitles: names.language,
    access: names.access,
    companionNote: names.access,
  },
  'block-data': { settings: names.text },
  'menu-item': { label: names.text, path: names.target, parent: names.place, place: names.place },
  redirect: { source: names.address, target: names.target },
  media: {
    alt: names.altText,
    credit: names.credit,
    rightsUntil: names.rights,
    focalPoint: names.focalPoint,
    ...FILE_NAMES,
  },
  document: { title: names.title, ...FILE_NAMES },
  translation: {
    title: names.title,
    slug: names.address,
    lead: names.lead,
    summary: names.summary,
    body: names.review,
    content: names.text,
    texts: names.texts,
    footer: names.texts,
    showings: names.texts,
    description: names.texts,
    meta: names.search,
    image: names.picture,
  },
}
