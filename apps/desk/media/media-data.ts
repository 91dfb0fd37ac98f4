import type { Media } from '@lerret/model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallReply, callDesk } from '../data/call-desk.ts'

export type MediaItem = CallReply<'contentList'>['items'][number]

/** The filter of the screen that lists what can be restored. */
export const DELETED_FILTER = 'deleted'
export type MediaFilter = 'unused' | 'without-alt' | 'rights-ending' | 'documents'

/** Pictures of the library, and documents where they are asked for; newest first. */
export function useMediaList({
  search,
  filter = '',
  kinds = 'media',
  take,
}: {
  search: string
  filter?: MediaFilter | ''
  kinds?: 'media' | 'document' | 'media,document'
  take: number
}) {
  return useQuery({
    queryKey: ['content-list', kinds, search, filter, take],
    queryFn: ({ signal }) =>
      callDesk('contentList', {
        query: {
          kinds: filter === 'documents' ? 'document' : kinds,
          take: String(take),
          ...(search && { search }),
          ...(filter && filter !== 'documents' && { media: filter }),
        },
        signal,
      }),
    // The pictures stay while others are fetched.
    placeholderData: keepPreviousData,
  })
}

/** A picture as its newest version has it; null when the library has none with this id. */
export function useMedia(id: string | null) {
  return useQuery({
    queryKey: ['content', 'media', id],
    queryFn: async ({ signal }) => {
      const { draft } = await callDesk('openRecord', { params: { kind: 'media', id: id ?? '' }, signal })
      return draft?.body ? { version: draft.version, body: draft.body as Partial<Media> } : null
    },
    enabled: id !== null,
  })
}

/** How a picture or document is named where it is listed: by what it shows, by its title, or by its file. */
export const pictureName = ({ title, facts }: Pick<MediaItem, 'title' | 'facts'>): string =>
  (typeof facts.alt === 'string' && facts.alt) || title
