import { formatLongDate, osloClock } from '@lerret/model'
import { dateWords, fill, sitePreviewWords as words } from '@lerret/words/desk'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { navigate, useLocation } from '../navigation/location.ts'
import { FoyerView } from './FoyerView.tsx'
import { HistoryView } from './HistoryView.tsx'
import { PreviewControls } from './PreviewControls.tsx'
import {
  documentHref,
  type PreviewParams,
  previewHref,
  readPreviewParams,
  toMoment,
} from './preview-params.ts'
import { SiteFrame } from './SiteFrame.tsx'
import styles from './SitePreview.module.css'
import { usePreviewedPage } from './use-previewed-page.ts'
import { SearchView, SharedView } from './views/HeadViews.tsx'
import { ReadingView } from './views/ReadingView.tsx'
import { ScriptlessView } from './views/ScriptlessView.tsx'
import { ZoomedView } from './views/ZoomedView.tsx'

/** Any page of the site at any moment, and as others meet it. */
export default function SitePreviewScreen() {
  const shown = readPreviewParams(useLocation().searchParams)
  const change = (changes: Partial<PreviewParams>) => navigate(previewHref({ ...shown, ...changes }))
  return (
    <Screen title={words.title} lead={words.lead}>
      <PreviewControls shown={shown} onChange={change} />
      {shown.view !== 'history' && (
        <p className={styles.state}>
          <span role="status">
            {describeMoment(shown)} {shown.drafts.length > 0 && words.withDraft}
          </span>{' '}
          {shown.drafts.length > 0 && (
            <a href={previewHref({ ...shown, drafts: [] })}>{words.withoutDraft}</a>
          )}{' '}
          <a href={documentHref(shown)} target="_blank" rel="noreferrer">
            {words.openOwnTab}
          </a>
        </p>
      )}
      <ChosenView shown={shown} onFollow={(path) => change({ path, revision: null })} />
    </Screen>
  )
}

function describeMoment(shown: PreviewParams): string {
  const moment = toMoment(shown)
  if (moment === undefined) return words.shownNow
  const { date, time } = osloClock(moment)
  return fill(words.shownAt, { date: formatLongDate(date, dateWords), time })
}

function ChosenView(props: { shown: PreviewParams; onFollow(path: string): void }) {
  if (props.shown.view === 'foyer') return <FoyerView shown={props.shown} />
  if (props.shown.view === 'history') return <HistoryView shown={props.shown} />
  return <PageView {...props} />
}

function PageView({ shown, onFollow }: { shown: PreviewParams; onFollow(path: string): void }) {
  const { data, error, isError, refetch } = usePreviewedPage(shown)
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.loading}</RowsText>
  if (data.html === null) return <Problem message={fill(words.missing, { path: shown.path })} />
  const { html } = data
  const title = fill(words.frame, { path: data.path })
  switch (shown.view) {
    case 'shared':
      return <SharedView html={html} />
    case 'search':
      return <SearchView html={html} />
    case 'reading':
      return <ReadingView title={title} html={html} onFollow={onFollow} />
    case 'scriptless':
      return <ScriptlessView title={title} html={html} onFollow={onFollow} />
    case 'zoomed':
      return <ZoomedView title={title} html={html} onFollow={onFollow} />
    default:
      return (
        <SiteFrame
          title={title}
          html={html}
          layout={shown.view === 'phone' ? 'phone' : 'screen'}
          onFollow={onFollow}
        />
      )
  }
}
