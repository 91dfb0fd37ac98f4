import { isSiteKind } from '@lerret/model'
import { recordWords as words } from '@lerret/words/desk'
import type { CallReply } from '../data/call-desk.ts'

export type ListedRecord = CallReply<'contentList'>['items'][number]
export type Kind = ListedRecord['kind']

const KIND_LABELS: Record<Kind, string> = {
  article: words.kindArticle,
  'block-data': words.kindBlock,
  document: words.kindDocument,
  event: words.kindShowing,
  footer: words.kindFooter,
  host: words.kindHost,
  media: words.kindMedia,
  'menu-item': words.kindMenuItem,
  page: words.kindPage,
  partners: words.kindPartners,
  production: words.kindProduction,
  redirect: words.kindRedirect,
  settings: words.kindSettings,
  theme: words.kindTheme,
  ticketing: words.kindTicketing,
  translation: words.kindTranslation,
}

/** What a record is, in one word: *Nyhende*, *Film*. */
export function kindLabel({ kind, facts }: Pick<ListedRecord, 'kind' | 'facts'>): string {
  if (kind === 'production') return facts.object === 'movie' ? words.kindFilm : words.kindCulture
  return KIND_LABELS[kind]
}

/** The title of a record. A showing has the title of what is shown, and a record of the site, of which there is one, that of its kind. */
export const recordTitle = ({
  kind,
  title,
  production,
  id,
}: Pick<ListedRecord, 'kind' | 'title' | 'production' | 'id'>): string =>
  isSiteKind(kind) ? KIND_LABELS[kind] : [production, title].filter(Boolean).join(', ') || id
