import { fill, newsletterWords as words } from '@lerret/words/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../controls/Button.tsx'
import { SearchField } from '../controls/fields/SearchField.tsx'
import { Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { itemKey, type NewsletterItem } from './items.ts'
import styles from './Newsletters.module.css'

/** Finds a public article of any age by its title, to put it into the newsletter. */
export function ArticleFinder({
  items,
  onAdd,
}: {
  items: readonly NewsletterItem[]
  onAdd(item: NewsletterItem): void
}) {
  const [search, setSearch] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter-articles', search],
    queryFn: ({ signal }) => callDesk('newsletterArticles', { query: { search: search ?? '' }, signal }),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })
  function close() {
    flushSync(() => setSearch(null))
    opener.current?.focus()
  }
  if (search === null)
    return (
      <Button ref={opener} onPress={() => setSearch('')}>
        {words.addArticle}
      </Button>
    )
  const known = new Set(items.map(itemKey))
  const found = data?.filter((item) => !known.has(itemKey(item)))
  return (
    <search className={styles.finder}>
      <SearchField autoFocus label={words.searchArticles} value={search} onChange={setSearch} />
      {error && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      <Rows>
        {found?.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.itemTitle}>{item.title}</span>
            <Button
              aria-label={fill(words.addArticleName, { title: item.title })}
              onPress={() => {
                onAdd(item)
                close()
              }}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </Rows>
      {found?.length === 0 && <RowsText>{words.noArticles}</RowsText>}
      <div>
        <Button kind="plain" onPress={close}>
          {words.cancel}
        </Button>
      </div>
    </search>
  )
}
