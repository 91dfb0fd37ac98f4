import { unfinishedWords as words } from '@lerret/words/desk'
import { ListSection } from '../controls/ListSection.tsx'
import { pathTo } from '../navigation/routes.ts'
import { UnfinishedList } from '../unfinished/UnfinishedList.tsx'
import { useUnfinished } from '../unfinished/use-unfinished.ts'

const MAX_ROWS = 3

/** What the editor has typed and not saved. Nothing when there is none. */
export function Unfinished() {
  const { work, refresh } = useUnfinished()
  if (!work || work.length === 0) return null
  return (
    <ListSection title={words.onToday} note={<a href={pathTo('unfinished')}>{words.all}</a>}>
      <UnfinishedList work={work.slice(0, MAX_ROWS)} refresh={refresh} />
    </ListSection>
  )
}
