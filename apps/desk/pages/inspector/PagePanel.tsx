import { fill, PAGE_NYNORSK as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../controls/fields/Field.tsx'
import { callDesk } from '../../data/call-desk.ts'
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
    </>
  )
}

/** The title of another page with the same address; null when it is free. */
function usePathOwner(id: string, path: string): string | null {
  const { data } = useQuery({
    queryKey: ['content', 'page-paths'],
    queryFn: ({ signal }) => callDesk('contentList', { query: { kinds: 'page', take: '200' }, signal }),
  })
  const owner = data?.items.find((item) => item.id !== id && item.facts.path === path)
  return owner ? owner.title : null
}
