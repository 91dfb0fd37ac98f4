import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

/** The pages of the site that fit what is typed. */
export const useLinkTargets = (text: string) =>
  useQuery({
    queryKey: ['link-targets', text],
    queryFn: ({ signal }) => callDesk('linkTargets', { query: { q: text }, signal }),
    placeholderData: keepPreviousData,
  })

/** The title of the page at a path: null when no page has it, undefined while that is not known. */
export function usePageTitle(path: string): string | null | undefined {
  const isPath = path.startsWith('/')
  const { data } = useQuery({
    queryKey: ['link-targets', path],
    queryFn: ({ signal }) => callDesk('linkTargets', { query: { q: path }, signal }),
    enabled: isPath,
  })
  if (!isPath || !data) return undefined
  const wanted = path.split(/[?#]/, 1)[0]?.toLowerCase()
  return data.items.find((item) => item.path.toLowerCase() === wanted)?.title ?? null
}
