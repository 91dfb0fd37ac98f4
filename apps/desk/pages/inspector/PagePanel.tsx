import { fill, pageWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { Translations } from '../../editing/panel/Translations.tsx'
import { usePathOwner } from '../page-list.ts'
import { SourceList } from '../sources/SourceList.tsx'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'
import { MetaFields } from './MetaFields.tsx'

/** The page itself: name, address, what it fetches, and what search engines show. */
export function PagePanel({ document, nameBlock, html, problems, onRun }: InspectorProps) {
  const { page } = document
  const owner = usePathOwner(page.id, page.path)
  return (
    <>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{page.title || words.untitled}</h2>
        <p>{page.path}</p>
      </header>
      {problems.page && <p className={styles.problem}>{problems.page}</p>}
      <Field
        label={words.title}
        help={words.titleHelp}
        value={page.title}
        error={page.title === '' ? words.fieldMissing : null}
        onChange={(title) => onRun({ type: 'setTitle', title })}
      />
      <Field
        label={words.path}
        help={words.pathHelp}
        value={page.path}
        error={owner ? fill(words.pathTaken, { title: owner }) : null}
        onChange={(path) => onRun({ type: 'setPath', path })}
      />
      <SourceList document={document} nameBlock={nameBlock} onRun={onRun} />
      <MetaFields document={document} html={html} onRun={onRun} />
      <Translations kind="page" id={page.id} isNew={false} />
    </>
  )
}
