import type { Media } from '@lerret/model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallReply, callDesk } from '../data/call-desk.ts'

export type MediaItem = CallReply<'contentList'>['items'][number]

export const MEDIA_FILTERS = ['unused', 'without-alt', 'rights-ending'] as const
/** The filter of the screen that lists what can be restored. */
export const DELETED_FILTER = 'deleted'
export type MediaFilter = (typeof MEDIA_FILTERS)[number]

/** Pictures of the library, newest first. */
export function useMediaList({
  search,
  filter,
  take,
}: {
  search: string
  filter: MediaFilter | ''
  take: number
}) {
  return useQuery({
    queryKey: ['content-list', 'media', search, filter, take],
    queryFn: ({ signal }) =>
      callDesk('contentList', {
        query: {
          kinds: 'media',
          take: String(take),
          ...(search && { search }),
          ...(filter && { media: filter }),
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

/** How a picture is named where it is listed: by what it shows, or by its file. */
export const pictureName = ({ title, facts }: Pick<MediaItem, 'title' | 'facts'>): string =>
  (typeof facts.alt === 'string' && facts.alt) || title
