import { type CinemaClubBlockItem, MEMBER_PATHS, type Profile } from '@lerret/model'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import memberStyles from '../../member/Member.module.css'
import { MemberForm } from '../../member/MemberForm.tsx'
import { type Member, useMember, useReadable } from '../../member/member.ts'
import { FetchProblem, NeedsScript, Told, Waiting } from '../../member/Notices.tsx'
import { codeOf } from '../../member/say-error.ts'
import { useForm } from '../../member/useForm.ts'
import { useMemberWords } from '../../member/words.ts'
import styles from './CinemaClub.module.css'
import { ClubRoom } from './ClubRoom.tsx'

/** What the club is, for everyone; for its members what is theirs, which is nowhere but in this browser's memory. */
export function CinemaClub({ item }: { item: CinemaClubBlockItem }) {
  const member = useMember()
  return (
    <Section heading={item.heading}>
      <div className={styles.club}>
        <div className={styles.own}>
          {member ? (
            <Door member={member} />
          ) : (
            <>
              <NeedsScript />
              <Waiting />
            </>
          )}
        </div>
        <Prose html={item.html} />
      </div>
    </Section>
  )
}

function Door({ member }: { member: Member }) {
  const words = useMemberWords()
  const profile = useReadable(member.session, undefined)
  if (profile === undefined) return <Waiting />
  if (profile) return <Inside member={member} profile={profile} />
  return (
    <div className={memberStyles.stack}>
      <p className={memberStyles.text}>{words.clubLogIn}</p>
      <div className={memberStyles.send}>
        <Button type="button" look="signal" onClick={() => member.askToLogIn()}>
          {words.memberLogIn}
        </Button>
        <ButtonLink look="quiet" href={MEMBER_PATHS.newAccount}>
          {words.memberCreate}
        </ButtonLink>
      </div>
    </div>
  )
}

function Inside({ member, profile }: { member: Member; profile: Profile }) {
  const { club, error } = useReadable(member.club, member.club.getState())
  const [hasLeft, setLeft] = useState(false)
  const { email } = profile
  useEffect(() => {
    if (email) void member.fetchClub()
  }, [member, email])
  if (club) return <ClubRoom member={member} club={club} onLeft={() => setLeft(true)} />
  if (error === null) return <Waiting />
  if (codeOf(error) === 'club_members_only') return <Join member={member} hasLeft={hasLeft} />
  return <FetchProblem error={error} onRetry={() => void member.fetchClub()} />
}

function Join({ member, hasLeft }: { member: Member; hasLeft: boolean }) {
  const words = useMemberWords()
  const { problems, isBusy, send } = useForm(['code'], ({ code = '' }) => member.joinClub(code))
  return (
    <div className={memberStyles.stack}>
      {hasLeft && <Told>{words.clubLeft}</Told>}
      <MemberForm send={words.clubJoin} isBusy={isBusy} problems={problems} onSend={send}>
        <Field
          label={words.clubCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={words.clubCodeHint}
          error={problems?.code ?? ''}
        />
      </MemberForm>
    </div>
  )
}
