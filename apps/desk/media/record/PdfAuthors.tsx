import { fill, mediaWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'
import styles from './DocumentEditor.module.css'

/** Says whom a PDF names as its authors, since everybody who opens it can read that. */
export function PdfAuthors({ id, fileName }: { id: string; fileName: string }) {
  const { data: authors = [] } = useQuery({
    queryKey: ['media', 'authors', id, fileName],
    queryFn: ({ signal }) => callDesk('documentAuthors', { params: { id }, signal }),
  })
  if (authors.length === 0) return null
  return <p className={styles.authors}>{fill(words.pdfAuthors, { names: authors.join(', ') })}</p>
}
