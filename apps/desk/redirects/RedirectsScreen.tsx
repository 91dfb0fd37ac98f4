import { DESK_LOCALES, fill, menuWords, redirectWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { SearchField } from '../controls/fields/SearchField.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { createId } from '../data/create-id.ts'
import { errorMessage } from '../data/error-message.ts'
import { MenuTabs } from '../menus/MenuTabs.tsx'
import { pathTo } from '../navigation/routes.ts'
import { PublishedAnswer } from '../publishing/PublishedAnswer.tsx'
import { type RedirectDraft, RedirectForm } from './RedirectForm.tsx'
import styles from './Redirects.module.css'
import { RedirectTable } from './RedirectTable.tsx'
import { type ListedRedirect, type RedirectReport, useRedirects, useSaveRedirect } from './redirect-data.ts'

const newDraft = (source = '', target = ''): RedirectDraft => ({
  id: `redirect-${createId()}`,
  basedOn: 0,
  source,
  target,
  permanent: true,
})

/** Addresses that lead elsewhere, and those that should. */
export default function RedirectsScreen() {
  const { data, error, isError, refetch } = useRedirects()
  const [draft, setDraft] = useState<RedirectDraft | null>(null)
  const save = useSaveRedirect()

  const edit = ({ id, version, source, target, permanent }: ListedRedirect) => {
    save.reset()
    setDraft({ id, basedOn: version, source, target, permanent })
  }
  const add = (source?: string, target?: string) => {
    save.reset()
    setDraft(newDraft(source, target))
  }
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        <Button size="form" onPress={() => add()}>
          {words.add}
        </Button>
      }
    >
      <MenuTabs current="redirects" />
      {draft === null && save.data && <PublishedAnswer key={save.data.batch} published={save.data} />}
      {draft === null && save.data === null && <p role="status">{words.saved}</p>}
      {draft === null && save.isError && <Problem message={errorMessage(save.error)} />}
      {draft && <RedirectForm key={draft.id} draft={draft} save={save} onDone={() => setDraft(null)} />}
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsText>{words.loading}</RowsText>}
      {data && (
        <>
          <MissedAddresses report={data} onMake={add} />
          <RedirectList
            report={data}
            onEdit={edit}
            onRemove={({ id, version }) => {
              setDraft(null)
              save.mutate({ id, basedOn: version, body: null })
            }}
          />
        </>
      )}
    </Screen>
  )
}

/** What visitors asked for in vain, with a button that makes a redirect of it. */
function MissedAddresses({
  report: { missed, days },
  onMake,
}: {
  report: RedirectReport
  onMake(source: string, target: string): void
}) {
  return (
    <ListSection title={words.missed}>
      <RowsText>{fill(missed.length > 0 ? words.missedLead : words.missedNone, { days })}</RowsText>
      {missed.length > 0 && (
        <Rows>
          {missed.map(({ path, count, suggestion }) => (
            <li key={path} className={styles.missed}>
              <b className={styles.path}>{path}</b>
              <span>{fill(words.missedCount, { count })}</span>
              {suggestion && (
                <span className={styles.quiet}>{fill(words.missedSuggestion, { path: suggestion })}</span>
              )}
              <Button
                aria-label={fill(words.makeRedirectFrom, { path })}
                onPress={() => onMake(path, suggestion ?? '')}
              >
                {words.makeRedirect}
              </Button>
              <ButtonLink href={`${pathTo('newPage')}?adresse=${encodeURIComponent(path)}`}>
                {words.makePage}
              </ButtonLink>
            </li>
          ))}
        </Rows>
      )}
    </ListSection>
  )
}

function RedirectList({
  report: { redirects, days },
  onEdit,
  onRemove,
}: {
  report: RedirectReport
  onEdit(redirect: ListedRedirect): void
  onRemove(redirect: ListedRedirect): void
}) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = redirects
    .filter(({ source, target }) => `${source} ${target}`.toLowerCase().includes(wanted))
    .sort((a, b) => b.hits - a.hits || a.source.localeCompare(b.source, DESK_LOCALES))
  return (
    <ListSection title={words.list} note={fill(menuWords.count, { count: shown.length })}>
      <div className={styles.search}>
        <SearchField label={words.search} value={search} onChange={setSearch} />
      </div>
      {shown.length === 0 ? (
        <RowsText>{redirects.length === 0 ? words.none : words.noHits}</RowsText>
      ) : (
        <RedirectTable redirects={shown} days={days} onEdit={onEdit} onRemove={onRemove} />
      )}
    </ListSection>
  )
}
