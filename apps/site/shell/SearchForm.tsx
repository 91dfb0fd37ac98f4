import { Hidden, useWords } from '@lerret/ui'
import styles from './SearchForm.module.css'
// Drawn by a script, styled by the one stylesheet.
import './suggestions/Suggestions.module.css'

export function SearchForm({ action }: { action: string }) {
  const words = useWords()
  return (
    <search>
      <form action={action} method="get" className={styles.form}>
        <label className={styles.label}>
          <Hidden>{words.searchLabel}</Hidden>
          <input
            type="search"
            name="q"
            placeholder={words.search}
            enterKeyHint="search"
            className={styles.input}
          />
        </label>
        <button type="submit" className={styles.button}>
          {words.search}
        </button>
      </form>
    </search>
  )
}
