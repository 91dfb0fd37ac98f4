import { fill, memberWords as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { Member } from './MemberScreen.tsx'
import styles from './Members.module.css'
import { useMemberAction } from './use-member-action.ts'

interface HelpProps {
  member: Member
  /** Called with a sentence about what was done. */
  onDone(message: string): void
}

/** What helps a member who cannot get in, and membership of the club. */
export function MemberHelp({ member, onDone }: HelpProps) {
  const { id, name, email } = member
  const params = { id }
  const confirmation = useMemberAction(
    id,
    () => callDesk('sendMemberConfirmation', { params }),
    () => onDone(fill(words.confirmationSent, { email })),
  )
  const password = useMemberAction(
    id,
    () => callDesk('sendMemberPassword', { params }),
    () => onDone(fill(words.passwordSent, { email })),
  )
  const unlock = useMemberAction(
    id,
    () => callDesk('unlockMember', { params }),
    () => onDone(fill(words.unlocked, { name })),
  )
  const failure = confirmation.error ?? password.error ?? unlock.error
  return (
    <>
      <ListSection title={words.helpSection}>
        <div className={styles.section}>
          {failure && (
            <Problem
              message={errorMessage(failure, {
                member_not_found: words.gone,
                email_confirmed: fill(words.emailIsConfirmed, { name }),
              })}
            />
          )}
          {member.isLocked && (
            <div className={styles.step}>
              <p className={styles.sentence}>{words.lockedLead}</p>
              <Button isPending={unlock.isPending} onPress={() => unlock.mutate()}>
                {words.unlock}
              </Button>
            </div>
          )}
          {!member.isEmailConfirmed && (
            <div className={styles.step}>
              <p className={styles.sentence}>{fill(words.confirmationLead, { name })}</p>
              <Button isPending={confirmation.isPending} onPress={() => confirmation.mutate()}>
                {words.confirmationSend}
              </Button>
            </div>
          )}
          <div className={styles.step}>
            <p className={styles.sentence}>{member.hasPassword ? words.passwordLead : words.passwordNone}</p>
            {member.hasPassword && (
              <Button isPending={password.isPending} onPress={() => password.mutate()}>
                {words.passwordSend}
              </Button>
            )}
          </div>
        </div>
      </ListSection>
      <ListSection title={words.clubSection}>
        <Club member={member} onDone={onDone} />
      </ListSection>
    </>
  )
}

function Club({ member, onDone }: HelpProps) {
  const { id, partner, name, email, clubNumber, clubSince } = member
  const isMember = clubNumber !== null
  const change = useMemberAction(
    id,
    () => callDesk(isMember ? 'removeClubMember' : 'addClubMember', { params: { partner }, body: { email } }),
    () => onDone(fill(isMember ? words.clubRemoved : words.clubAdded, { name })),
  )
  return (
    <div className={styles.section}>
      {change.error && (
        <Problem message={errorMessage(change.error, { email_unconfirmed: words.clubUnconfirmed })} />
      )}
      <div className={styles.step}>
        <p className={styles.sentence}>
          {isMember
            ? fill(words.clubMember, { number: clubNumber, since: clubSince ? formatWhen(clubSince) : '' })
            : words.clubNone}
        </p>
        {!isMember && !member.isEmailConfirmed ? (
          <p className={styles.quiet}>{words.clubUnconfirmed}</p>
        ) : (
          <Button isPending={change.isPending} onPress={() => change.mutate()}>
            {isMember ? words.clubRemove : words.clubAdd}
          </Button>
        )}
      </div>
    </div>
  )
}
