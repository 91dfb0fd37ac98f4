import { fill, sitePreviewWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { PreviewParams } from './preview-params.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { usePreviewedPage } from './use-previewed-page.ts'
import styles from './views/Views.module.css'

/** The screen in the foyer, in full HD, with the same draft and at the same moment. */
export function FoyerView({ shown }: { shown: PreviewParams }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['component-pages', 'foyer-screen'],
    queryFn: ({ signal }) => callDesk('componentPages', { params: { component: 'foyer-screen' }, signal }),
  })
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.loading}</RowsText>
  const [page] = data
  return page ? (
    <FoyerPage shown={{ ...shown, path: page.path }} />
  ) : (
    <RowsText>{words.foyerMissing}</RowsText>
  )
}

function FoyerPage({ shown }: { shown: PreviewParams }) {
  const { data, error, isError, refetch } = usePreviewedPage(shown)
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data?.html) return <RowsText>{words.loading}</RowsText>
  return (
    <>
      <p className={styles.lead}>{fill(words.foyerLead, { path: shown.path })}</p>
      <SiteFrame title={fill(words.frame, { path: shown.path })} html={data.html} layout="foyer" />
    </>
  )
}
