import { CallError } from '@lerret/api'
import { fill, staffWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { CopyField } from '../controls/copying/CopyField.tsx'
import { ListSection, Rows } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatPlanned } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useLocation } from '../navigation/location.ts'
import { type Invitee, InviteForm } from './InviteForm.tsx'
import { roleInSentence } from './roles.ts'
import styles from './Staff.module.css'

/** In the address, it opens the screen with the focus in the form. */
const INVITE_HASH = '#inviter'

type Invitation = CallReply<'invitations'>[number]

/** Invites colleagues by a link to copy, and lists those who have not answered. */
export function Invitations() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['invitations'] })
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => callDesk('invitations', { signal }),
  })
  const invite = useMutation({
    mutationFn: ({ name, email, role }: Invitee) => callDesk('invite', { body: { name, email, role } }),
    onSettled: refresh,
  })
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) => callDesk('revokeInvitation', { params: { id } }).catch(ignoreInvalid),
    onSettled: refresh,
  })
  const form = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { data: invited } = invite
  // The form begins anew, and the button that had the focus is gone: the link is what is needed next.
  useEffect(() => {
    if (invited) answer.current?.querySelector('input')?.focus()
  }, [invited])
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === INVITE_HASH) form.current?.querySelector('input')?.focus()
  }, [hash])
  return (
    <div className={styles.invitations}>
      <ListSection title={words.inviteSection}>
        <div ref={form} className={styles.invite}>
          <InviteForm
            key={invite.data?.link}
            error={invite.error}
            isPending={invite.isPending}
            onInvite={invite.mutate}
          />
          {invite.data && invite.variables && (
            <div ref={answer} role="status" className={styles.answer}>
              <p className={styles.sentence}>{fill(words.invited, { name: invite.variables.name })}</p>
              <CopyField
                label={fill(words.inviteLink, { name: invite.variables.name })}
                text={invite.data.link}
                help={words.linkOnce}
              />
            </div>
          )}
        </div>
      </ListSection>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ListSection title={words.invitationsSection} note={data.length}>
          <Rows>
            {data.map((invitation) => (
              <li key={invitation.id} className={styles.invitation}>
                <div>
                  <b>{invitation.name}</b> <span className={styles.quiet}>{invitation.email}</span>
                  <div className={styles.facts}>{describeInvitation(invitation)}</div>
                </div>
                <ButtonRow>
                  <Button
                    aria-label={fill(words.invitationAgainOf, invitation)}
                    onPress={() => invite.mutate(invitation)}
                  >
                    {words.invitationAgain}
                  </Button>
                  <Button
                    aria-label={fill(words.invitationRevokeOf, invitation)}
                    onPress={() => revoke.mutate(invitation)}
                  >
                    {words.invitationRevoke}
                  </Button>
                </ButtonRow>
              </li>
            ))}
          </Rows>
        </ListSection>
      )}
      {revoke.error && <Problem message={errorMessage(revoke.error)} />}
      <p role="status" className={styles.message}>
        {revoke.isSuccess && fill(words.invitationRevoked, revoke.variables)}
      </p>
    </div>
  )
}

const describeInvitation = ({ role, invitedBy, expiresAt }: Invitation) =>
  fill(words.invitationFacts, {
    role: roleInSentence(role),
    by: invitedBy,
    until: formatPlanned(expiresAt),
  })

/** An invitation that has been accepted or has expired meanwhile is gone as it should be. */
function ignoreInvalid(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'invitation_invalid') throw error
}
