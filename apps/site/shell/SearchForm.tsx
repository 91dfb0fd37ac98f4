import type { SearchFormView } from '@lerret/model'
import { Hidden, useWords } from '@lerret/ui'
import styles from './SearchForm.module.css'
import suggestions from './suggestions/Suggestions.module.css'

export function SearchForm({ action, lang }: SearchFormView) {
  const words = useWords()
  return (
    <search>
      <form action={action} method="get" className={`${styles.form} ${suggestions.field}`}>
        {lang && <input type="hidden" name="lang" value={lang} />}
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
