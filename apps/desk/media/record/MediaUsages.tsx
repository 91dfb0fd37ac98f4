import { fill, recordWords, mediaWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { refreshLists } from '../../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../../data/session.ts'
import { navigate } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import { kindLabel } from '../../records/kinds.ts'
import { recordPath } from '../../records/record-path.ts'
import styles from './MediaUsages.module.css'

type Usage = CallReply<'recordUsages'>[number]

type MediaKind = 'media' | 'document'

/** Where a picture or document is used, and its deletion when it is used nowhere. */
export function MediaUsages({ kind, id, isPublic }: { kind: MediaKind; id: string; isPublic: boolean }) {
  const { role } = useStaff()
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['content', 'usages', kind, id],
    queryFn: ({ signal }) => callDesk('recordUsages', { params: { kind, id }, signal }),
  })
  const mayDelete = !isPublic || EDITOR_ROLES.includes(role)
  return (
    <ListSection title={data ? countUsages(data.length) : words.loading}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <>
          <Rows>
            {data.map((usage) => (
              <UsageRow key={`${usage.kind} ${usage.id}`} usage={usage} />
            ))}
          </Rows>
          <p className={styles.sentence}>{words.inUse}</p>
        </>
      )}
      {data?.length === 0 && (
        <>
          <RowsText>{kind === 'media' ? words.unusedText : words.unusedDocument}</RowsText>
          {mayDelete ? (
            <DeleteMedia kind={kind} id={id} isPublic={isPublic} onInUse={() => void refetch()} />
          ) : (
            <p className={styles.sentence}>
              {kind === 'media' ? words.deletePublic : words.deletePublicDocument}
            </p>
          )}
        </>
      )}
    </ListSection>
  )
}

function countUsages(count: number): string {
  if (count === 0) return words.usedNowhere
  return count === 1 ? words.usedOnce : fill(words.used, { count })
}

function UsageRow({ usage }: { usage: Usage }) {
  const path = recordPath(usage)
  const title = usage.title || usage.id
  const kind = usage.kind === 'production' ? recordWords.kindProduction : kindLabel({ ...usage, facts: {} })
  return (
    <li className={styles.usage}>
      <span className={styles.kind}>{kind}</span>
      {path ? <a href={path}>{title}</a> : <strong>{title}</strong>}
      {!usage.isPublic && <span className={styles.kind}>{words.usedInDraft}</span>}
    </li>
  )
}

function DeleteMedia({
  kind,
  id,
  isPublic,
  onInUse,
}: {
  kind: MediaKind
  id: string
  isPublic: boolean
  onInUse(): void
}) {
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    async mutationFn() {
      const key = { kind, id }
      const { draft } = await callDesk('openRecord', { params: key })
      const { versions } = await callDesk('saveRecords', {
        body: { records: [{ ...key, basedOn: draft?.version ?? 0, body: null }] },
      })
      const [deleted] = versions
      if (isPublic && deleted !== undefined)
        await callDesk('publishRecords', { body: { records: [{ ...key, version: deleted }] } })
    },
    async onSuccess() {
      await refreshLists(queryClient)
      navigate(pathTo('media'))
    },
    onError: onInUse,
  })
  if (!isAsked)
    return (
      <div>
        <Button onPress={() => setAsked(true)}>
          {kind === 'media' ? words.delete : words.deleteDocument}
        </Button>
      </div>
    )
  return (
    <div className={styles.confirm}>
      <p className={styles.sentence}>
        {kind === 'media' ? words.deleteSentence : words.deleteDocumentSentence}
      </p>
      <ButtonRow>
        <Button isPending={remove.isPending} onPress={() => remove.mutate()}>
          {words.deleteConfirm}
        </Button>
        <Button kind="plain" onPress={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </ButtonRow>
      {remove.isError && (
        <Problem
          message={errorMessage(remove.error, {
            content_in_use: kind === 'media' ? words.deleteInUse : words.deleteDocumentInUse,
          })}
        />
      )}
    </div>
  )
}
