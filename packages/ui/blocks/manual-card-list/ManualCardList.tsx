import type { ManualCardListBlockItem } from '@lerret/page-engine/page-data'
import { CardList } from '../card-list/CardList.tsx'

/** Cards written by an editor, which look like those of `card-list`. */
export function ManualCardList({ item }: { item: ManualCardListBlockItem }) {
  return <CardList item={item} />
}
