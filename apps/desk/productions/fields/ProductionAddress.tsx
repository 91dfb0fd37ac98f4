import { fill, productionWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../controls/fields/Field.tsx'
import { callDesk } from '../../data/call-desk.ts'
import type { DraftProduction } from '../draft-production.ts'

/** The address of a production, and whether another record has it. */
export function ProductionAddress({
  id,
  object,
  slug,
  error,
  onChange,
}: Pick<DraftProduction, 'id' | 'object'> & {
  slug: string
  error: string | null
  onChange(slug: string): void
}) {
  const { data } = useQuery({
    queryKey: ['content', 'address', id, object, slug],
    queryFn: ({ signal }) => callDesk('addressOwner', { query: { id, object, slug }, signal }),
    enabled: slug !== '',
  })
  const owner = data?.owner
  const help = slug === '' ? (object === 'movie' ? words.slugNeedsNumber : '') : `/${slug}`
  return (
    <Field
      label={words.slug}
      value={slug}
      onChange={onChange}
      error={owner ? fill(words.slugTaken, { title: owner.title || owner.id }) : error}
      help={data && !owner && !error ? `${help} · ${words.slugFree}` : help}
    />
  )
}
