import { QrCode } from '@lerret/ui/qr-code'
import { fill, previewLinkWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../controls/Button.tsx'
import { CopyField } from '../../controls/copying/CopyField.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatPlanned, formatWhen } from '../../controls/times/times.ts'
import { type CallInput, type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import type { RecordEditor } from '../record-editor.ts'
import { saveErrorMessage, saveVersion } from '../save-version.ts'
import styles from './ShareDraft.module.css'

type ShareableKind = CallInput<'createPreviewLink'>['body']['kind']

const SHAREABLE_KINDS: readonly string[] = [
  'article',
  'event',
  'page',
  'production',
] satisfies ShareableKind[]

/** Whether records of the kind have a page that can be shown to others. */
export const isShareable = (kind: string): kind is ShareableKind => SHAREABLE_KINDS.includes(kind)

interface ShareDraftProps {
  kind: ShareableKind
  id: string
  editor: RecordEditor
}

/** An address at which people without an account see the draft, with a code for the phone. */
export function ShareDraft({ kind, id, editor }: ShareDraftProps) {
  const queryClient = useQueryClient()
  const queryKey = ['preview-links', kind, id]
  const { data: links = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callDesk('previewLinks', { params: { kind, id }, signal }),
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const create = useMutation({
    mutationFn: async () => {
      const version = await saveVersion(editor.session, editor.name)
      return callDesk('createPreviewLink', { body: { kind, id, version } })
    },
    onSuccess: refresh,
  })
  const revoke = useMutation({
    mutationFn: (link: string) => callDesk('revokePreviewLink', { params: { link } }),
    onSuccess: refresh,
  })
  const created = links.some((link) => link.id === create.data?.id) ? create.data : undefined
  return (
    <details className={styles.share}>
      <summary>{words.share}</summary>
      <div className={styles.content}>
        <p>{words.shareLead}</p>
        <Button size="form" isPending={create.isPending} onPress={() => create.mutate()}>
          {words.shareCreate}
        </Button>
        {create.isError && (
          <Problem message={saveErrorMessage(create.error, { content_invalid: words.shareNotReady })} />
        )}
        {created && <CreatedLink link={created} />}
        {revoke.isError && <Problem message={errorMessage(revoke.error)} />}
        {links.length > 0 && (
          <>
            <h3>{words.shareActive}</h3>
            <ul>
              {links.map(({ id: link, version, createdAt, expiresAt }) => (
                <li key={link}>
                  <span>{fill(words.shareActiveItem, { version, time: formatPlanned(expiresAt) })}</span>
                  <Button
                    kind="plain"
                    aria-label={fill(words.revokeVersion, { version, time: formatWhen(createdAt) })}
                    onPress={() => revoke.mutate(link)}
                  >
                    {words.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}

function CreatedLink({ link: { path, expiresAt } }: { link: CallReply<'createPreviewLink'> }) {
  const address = `${window.location.origin}${path}`
  return (
    <>
      <CopyField
        label={words.shareAddress}
        text={address}
        help={fill(words.shareHelp, { time: formatPlanned(expiresAt) })}
      />
      <div className={styles.code}>
        <QrCode text={address} label={words.shareCode} />
      </div>
    </>
  )
}
