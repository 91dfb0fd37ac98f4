import { MEMBER_PATHS, type Profile as StoredProfile } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useState } from 'react'
import { useLazyComponent } from '../../context/lazy-component.ts'
import { Button } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { errorMessage } from '../../member/error-messages.ts'
import memberStyles from '../../member/Member.module.css'
import { MembersOnly } from '../../member/MembersOnly.tsx'
import type { Member } from '../../member/member.ts'
import { ErrorNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { ChangeName, ChangePassword, DeleteAccount } from './AccountForms.tsx'
import styles from './Profile.module.css'

export function Profile({ item }: { item: MemberBlockItem }) {
  return (
    <Section heading={item.heading}>
      {item.text && <p className={memberStyles.text}>{item.text}</p>}
      <MembersOnly heading={item.heading}>
        {(member, profile) => <Account member={member} profile={profile} />}
      </MembersOnly>
    </Section>
  )
}

const loadNextTicket = async () => (await import('./NextTicket.tsx')).NextTicket
const loadPicture = async () => (await import('./picture/ProfilePicture.tsx')).ProfilePicture
const loadPasskeys = async () => (await import('./passkeys/Passkeys.tsx')).Passkeys
const loadDiary = async () => (await import('./Diary.tsx')).Diary

function Account({ member, profile }: { member: Member; profile: StoredProfile }) {
  const words = useMemberWords()
  const NextTicket = useLazyComponent('next-ticket', loadNextTicket)
  const ProfilePicture = useLazyComponent('profile-picture', loadPicture)
  const Diary = useLazyComponent('diary', loadDiary)
  const Passkeys = useLazyComponent('passkeys', loadPasskeys)
  return (
    <div className={styles.parts}>
      <div className={styles.who}>
        <p className={memberStyles.text}>{fill(words.memberHere, { name: profile.userName })}</p>
        <Button type="button" look="quiet" onClick={() => void logOut(member, words.memberLoggedOut)}>
          {words.memberLogOut}
        </Button>
      </div>
      {NextTicket && <NextTicket member={member} />}
      <nav aria-label={words.memberShortcuts}>
        <ul className={styles.ways}>
          <PageLink href={MEMBER_PATHS.tickets} label={words.memberTickets} text={words.memberTicketsText} />
          <PageLink
            href={MEMBER_PATHS.watchList}
            label={words.memberWatchList}
            text={words.memberWatchListText}
          />
          <PageLink href={MEMBER_PATHS.club} label={words.memberClub} text={words.memberClubText} />
        </ul>
      </nav>
      {Diary && <Diary member={member} />}
      <Section heading={words.memberYou} beside>
        <ChangeName member={member} profile={profile} />
        {ProfilePicture && <ProfilePicture member={member} />}
      </Section>
      <Section heading={words.memberChangePassword} beside>
        <ChangePassword member={member} profile={profile} />
      </Section>
      {Passkeys && <Passkeys member={member} email={profile.email} />}
      <Section heading={words.memberYourData} beside>
        <Export member={member} />
      </Section>
      <Section heading={words.memberDelete} beside>
        <DeleteAccount member={member} profile={profile} />
      </Section>
    </div>
  )
}

async function logOut(member: Member, message: string) {
  member.leave(message)
  await member.logout()
}

function PageLink({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <li>
      <a href={href} className={styles.way}>
        <b>{label}</b>
        <span>{text}</span>
      </a>
    </li>
  )
}

function Export({ member }: { member: Member }) {
  const words = useMemberWords()
  const [error, setError] = useState<unknown>(null)
  async function download() {
    setError(null)
    const { file, error: exportError } = await member.exportData()
    if (!file) return setError(exportError)
    const url = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: url, download: 'mine-data.json' }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className={memberStyles.stack}>
      <p>{words.memberExportText}</p>
      {error !== null && <ErrorNotice>{errorMessage(error, words)}</ErrorNotice>}
      <Button type="button" look="quiet" onClick={() => void download()}>
        {words.memberExport}
      </Button>
      <p>
        <a href={member.exportPageUrl()}>{words.memberExportRead}</a>
      </p>
    </div>
  )
}
