import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

/** All pages of the site, by title. */
export const usePages = () =>
  useQuery({
    queryKey: ['content', 'page-paths'],
    queryFn: ({ signal }) =>
      callDesk('contentList', { query: { kinds: 'page', take: '200', order: 'title' }, signal }),
  })

/** The title of another page with the same address; null when it is free. */
export function usePathOwner(id: string, path: string): string | null {
  const { data } = usePages()
  const owner = data?.items.find((item) => item.id !== id && item.facts.path === path)
  return owner ? owner.title : null
}
