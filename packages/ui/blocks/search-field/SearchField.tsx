import type { SearchFieldBlockItem } from '@lerret/page-engine/page-data'
import { useId } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { useWords } from '../../words.ts'
import styles from './SearchField.module.css'

export function SearchField({ item }: { item: SearchFieldBlockItem }) {
  const words = useWords()
  const inputId = useId()
  return (
    <Section heading={item.heading} beside>
      <search>
        <form action={item.action} method="get">
          {item.lang && <input type="hidden" name="lang" value={item.lang} />}
          <label htmlFor={inputId} className={styles.label}>
            {words.searchLabel}
          </label>
          <div className={styles.field}>
            <input
              id={inputId}
              type="search"
              name="q"
              defaultValue={item.query}
              enterKeyHint="search"
              className={styles.input}
            />
            <Button>{words.search}</Button>
          </div>
        </form>
      </search>
    </Section>
  )
}
