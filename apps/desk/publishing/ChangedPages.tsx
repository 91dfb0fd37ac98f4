import { fill, publishingWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import styles from './ChangedPages.module.css'
import type { ChangedPage, RecordsToPublish } from './changed-pages.ts'
import { PageComparison } from './PageComparison.tsx'

const MAX_SHOWN = 25

/** *7 sider endrar seg* */
export function formatChangedPages(count: number): string {
  if (count === 0) return words.changesNone
  return fill(count === 1 ? words.changesOne : words.changesMany, { count })
}

/** On a phone the list comes first. */
const isWide = () => window.innerWidth >= 768

/** The pages that change, each of which opens to show it before and after. */
export function ChangedPages({
  pages,
  records,
}: {
  pages: readonly ChangedPage[]
  records: RecordsToPublish
}) {
  const [isWhole, setWhole] = useState(false)
  const [opened, setOpened] = useState(() => (isWide() ? pages[0]?.path : undefined))
  // A page that closes because another was opened reports it too.
  const toggle = (path: string, isOpen: boolean) =>
    setOpened((current) => (isOpen ? path : current === path ? undefined : current))
  if (pages.length === 0) return <RowsText>{words.changesNoneText}</RowsText>
  const shown = isWhole ? pages : pages.slice(0, MAX_SHOWN)
  return (
    <div className={styles.pages}>
      <ul className={styles.list}>
        {shown.map((page) => (
          <PageComparison
            key={page.path}
            page={page}
            records={records}
            isOpen={opened === page.path}
            onToggle={(isOpen) => toggle(page.path, isOpen)}
          />
        ))}
      </ul>
      {shown.length < pages.length && (
        <p>
          <Button onPress={() => setWhole(true)}>{fill(words.changesAll, { count: pages.length })}</Button>
        </p>
      )}
    </div>
  )
}
