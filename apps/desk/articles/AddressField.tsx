import { fill, articleWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { recordTitle } from '../records/kinds.ts'

/** The address of an article, and whether another one has it. */
export function AddressField({
  id,
  slug,
  error,
  onChange,
}: {
  id: string
  slug: string
  error: string | null
  onChange(slug: string): void
}) {
  const { data } = useQuery({
    queryKey: ['content', 'slug', slug],
    queryFn: ({ signal }) => callDesk('contentList', { query: { kinds: 'article', slug }, signal }),
    enabled: slug !== '',
  })
  const other = data?.items.find((item) => item.id !== id)
  const address = `/article/${slug}`
  return (
    <Field
      label={words.slug}
      path="slug"
      value={slug}
      onChange={onChange}
      error={other ? fill(words.slugTaken, { title: recordTitle(other) }) : error}
      help={data && !other ? `${address} · ${words.slugFree}` : address}
    />
  )
}
