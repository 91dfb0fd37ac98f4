import { MEMBER_PATHS, type Profile } from '@lerret/model'
import type { CinemaClubBlockItem } from '@lerret/page-engine/page-data'
import { clubWords } from '@lerret/words/nynorsk/members/club'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import { getErrorCode } from '../../member/error-messages.ts'
import { useForm } from '../../member/forms/form-state.ts'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import memberStyles from '../../member/Member.module.css'
import { type ClubState, type Member, useMember, useReadable } from '../../member/member.ts'
import { LoadError, LoadingNotice, NoScriptNotice, StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { useWordsWith } from '../../words.ts'
import styles from './CinemaClub.module.css'
import { ClubMember } from './ClubMember.tsx'

/** Information about the club first, for those who are not members yet; the card first for those who are. It is never stored. */
export function CinemaClub({ item }: { item: CinemaClubBlockItem }) {
  const member = useMember()
  const isClubMember = useReadable(member?.club ?? NO_CLUB, INITIAL_CLUB).club !== null
  return (
    <Section heading={item.heading}>
      <div className={styles.club}>
        {!isClubMember && <Prose html={item.html} />}
        <div>
          {member ? (
            <MemberArea member={member} />
          ) : (
            <>
              <NoScriptNotice />
              <LoadingNotice />
            </>
          )}
        </div>
        {isClubMember && <About html={item.html} />}
      </div>
    </Section>
  )
}

const INITIAL_CLUB: ClubState = { club: null, loading: false, error: null }
const NO_CLUB = { getState: () => INITIAL_CLUB, subscribe: () => () => {} }

/** Collapsed for members, who have joined already. */
function About({ html }: Pick<CinemaClubBlockItem, 'html'>) {
  const words = useWordsWith(clubWords)
  return (
    <details className={memberStyles.fold}>
      <summary>{words.clubAbout}</summary>
      <Prose html={html} />
    </details>
  )
}

function MemberArea({ member }: { member: Member }) {
  const words = useMemberWords()
  const profile = useReadable(member.session, undefined)
  if (profile === undefined) return <LoadingNotice />
  if (profile) return <LoggedIn member={member} profile={profile} />
  return (
    <div className={memberStyles.stack}>
      <p className={memberStyles.text}>{words.clubLogIn}</p>
      <div className={memberStyles.send}>
        <Button type="button" look="signal" onClick={() => member.goToLogin()}>
          {words.memberLogIn}
        </Button>
        <ButtonLink look="quiet" href={MEMBER_PATHS.newAccount}>
          {words.memberCreate}
        </ButtonLink>
      </div>
    </div>
  )
}

function LoggedIn({ member, profile }: { member: Member; profile: Profile }) {
  const { club, error } = useReadable(member.club, member.club.getState())
  const [hasLeft, setLeft] = useState(false)
  const { email } = profile
  useEffect(() => {
    if (email) void member.fetchClub()
  }, [member, email])
  if (club) return <ClubMember member={member} club={club} onLeft={() => setLeft(true)} />
  if (error === null) return <LoadingNotice />
  if (getErrorCode(error) === 'club_members_only') return <Join member={member} hasLeft={hasLeft} />
  return <LoadError error={error} onRetry={() => void member.fetchClub()} />
}

function Join({ member, hasLeft }: { member: Member; hasLeft: boolean }) {
  const words = useMemberWords()
  const form = useForm(['code'], ({ code = '' }) => member.joinClub(code))
  return (
    <div className={memberStyles.stack}>
      {hasLeft && <StatusNotice>{words.clubLeft}</StatusNotice>}
      <MemberForm submitLabel={words.clubJoin} form={form}>
        <Field
          label={words.clubCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={words.clubCodeHint}
          error={form.errors?.code ?? ''}
        />
      </MemberForm>
    </div>
  )
}
