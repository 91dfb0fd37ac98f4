import { RECORD_NYNORSK as words } from '@lerret/words/desk'
import type { CallReply } from '../data/call-desk.ts'

export type ListedRecord = CallReply<'contentList'>['items'][number]
export type Kind = ListedRecord['kind']

const KIND_LABELS: Record<Kind, string> = {
  article: words.kindArticle,
  'block-data': words.kindBlock,
  event: words.kindShowing,
  media: words.kindMedia,
  'menu-item': words.kindMenuItem,
  page: words.kindPage,
  production: words.kindProduction,
  redirect: words.kindRedirect,
  site: words.kindSite,
}

/** What a record is, in one word: *Nyhende*, *Film*. */
export function kindLabel({ kind, facts }: Pick<ListedRecord, 'kind' | 'facts'>): string {
  if (kind === 'production') return facts.object === 'movie' ? words.kindFilm : words.kindCulture
  return KIND_LABELS[kind]
}

/** The title of a record. A showing has the title of what is shown. */
export const recordTitle = ({
  title,
  production,
  id,
}: Pick<ListedRecord, 'title' | 'production' | 'id'>): string =>
  [production, title].filter(Boolean).join(', ') || id
