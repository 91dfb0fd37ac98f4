import { fill, recordWords as words } from '@lerret/words/desk'
import { Button } from '../Button.tsx'
import styles from './Lists.module.css'

/** Leads from page to page of a list; nothing when there is one page. */
export function PageButtons({
  page,
  pages,
  onChange,
}: {
  /** The first one is 1. */
  page: number
  pages: number
  onChange(page: number): void
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      <Button isDisabled={page <= 1} onPress={() => onChange(page - 1)}>
        {words.previousPage}
      </Button>
      <span>{fill(words.pageOf, { page, pages })}</span>
      <Button isDisabled={page >= pages} onPress={() => onChange(page + 1)}>
        {words.nextPage}
      </Button>
    </nav>
  )
}
