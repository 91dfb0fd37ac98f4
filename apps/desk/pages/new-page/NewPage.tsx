import { CallError } from '@lerret/api'
import { fill, pageWords, newPageWords as words } from '@lerret/words/desk'
import { useMutation, usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { RadioChoices } from '../../controls/fields/RadioChoices.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { createId } from '../../data/create-id.ts'
import { errorMessage } from '../../data/error-message.ts'
import { refreshLists } from '../../data/refresh.ts'
import { navigate, useLocation } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import { blockTypesQuery } from '../block-types.ts'
import { usePages, usePathOwner } from '../page-list.ts'
import { createPage, type PageStart, type RequestedPage } from './create-page.ts'
import styles from './NewPage.module.css'
import { findPathProblem, suggestPath } from './page-path.ts'

const STARTS = [
  { value: 'empty', label: words.empty, help: words.emptyHelp },
  { value: 'practical', label: words.practical, help: words.practicalHelp },
  { value: 'articles', label: words.articles, help: words.articlesHelp },
  { value: 'festival', label: words.festival, help: words.festivalHelp },
  { value: 'copy', label: words.copy, help: words.copyHelp },
] as const

/** Names a new page, and chooses what it starts with. The address follows the name until somebody writes it. */
export default function NewPage() {
  const queryClient = useQueryClient()
  usePrefetchQuery(blockTypesQuery)
  const [id] = useState(() => createId())
  const [title, setTitle] = useState('')
  const requested = useLocation().searchParams.get('adresse')
  const [writtenPath, setPath] = useState(requested)
  const [start, setStart] = useState<PageStart['type']>('empty')
  const [original, setOriginal] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const path = writtenPath ?? suggestPath(title)
  const owner = usePathOwner(id, path)
  const create = useMutation({
    async mutationFn(page: RequestedPage) {
      await createPage(page, await queryClient.fetchQuery(blockTypesQuery))
    },
    async onSuccess() {
      await refreshLists(queryClient)
      navigate(pathTo('page', { id }), { replace: true })
    },
  })
  const isTaken = create.error instanceof CallError && create.error.code === 'address_taken'
  const titleError = title.trim() === '' ? pageWords.fieldMissing : null
  const ownerError = owner && fill(pageWords.pathTaken, { title: owner })
  const pathError = findPathProblem(path) ?? ownerError ?? (isTaken ? words.refusedAddress : null)
  const isOriginalMissing = start === 'copy' && original === ''

  function submit() {
    setHasTried(true)
    if (titleError || findPathProblem(path) || owner || isOriginalMissing) return
    create.mutate({
      fields: { id, title: title.trim(), path },
      start: start === 'copy' ? { type: start, original } : { type: start },
    })
  }

  return (
    <Screen title={words.title} lead={words.lead}>
      <Form className={styles.form} onSubmit={submit}>
        <Field
          autoFocus
          label={pageWords.title}
          value={title}
          onChange={setTitle}
          error={hasTried ? titleError : null}
        />
        <Field
          label={pageWords.path}
          help={pageWords.pathHelp}
          value={path}
          onChange={setPath}
          error={hasTried ? pathError : ownerError}
        />
        <RadioChoices<PageStart['type']>
          label={words.startWith}
          choices={STARTS}
          value={start}
          onChange={setStart}
        />
        {start === 'copy' && <OriginalChoice value={original} onChange={setOriginal} />}
        {hasTried && isOriginalMissing && <Problem message={words.copyMissing} />}
        {create.isError && !isTaken && (
          <Problem message={errorMessage(create.error, { content_invalid: words.refusedInvalid })} />
        )}
        <div>
          <Button type="submit" size="large" isPending={create.isPending}>
            {words.create}
          </Button>
        </div>
      </Form>
    </Screen>
  )
}

/** A page with a parameter in its address shows the record that the address names, so a copy elsewhere would show nothing. */
function OriginalChoice({ value, onChange }: { value: string; onChange(id: string): void }) {
  const { data, isError, error, refetch } = usePages()
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  // A list without options does not open.
  if (!data) return <RowsText>{words.loadingPages}</RowsText>
  const pages = data.items.filter(({ facts }) => !String(facts.path).includes('{'))
  return (
    <Select
      isStacked
      label={words.copyOf}
      options={pages.map((page) => [page.id, `${page.title} · ${page.facts.path}`] as const)}
      value={value}
      onChange={onChange}
    />
  )
}
