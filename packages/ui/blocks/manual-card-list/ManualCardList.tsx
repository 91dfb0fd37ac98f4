import type { ManualCardListPart } from '@lerret/model'
import { CardList } from '../card-list/CardList.tsx'

/** Cards that an editor wrote by hand; they look like the others. */
export function ManualCardList({ part }: { part: ManualCardListPart }) {
  return <CardList part={part} />
}
