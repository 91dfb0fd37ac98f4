import type { Profile } from '@lerret/model'
import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../context/page-title.ts'
import { Button } from '../elements/Button.tsx'
import { type Member, useMember, useReadable } from './member.ts'
import { LoadingNotice, NoScriptNotice } from './Notices.tsx'
import { useMemberWords } from './words.ts'

interface MembersOnlyProps {
  /** The block's heading. When it is also the page's title, the whole page is for members. */
  heading: string
  children: (member: Member, profile: Profile) => ReactNode
}

/** Contents for members only. Visitors get a log-in button; if the whole page is for members, they are sent to the log-in page. */
export function MembersOnly({ heading, children }: MembersOnlyProps) {
  const member = useMember()
  if (!member)
    return (
      <>
        <NoScriptNotice />
        <LoadingNotice />
      </>
    )
  return (
    <LoadedMember member={member} heading={heading}>
      {children}
    </LoadedMember>
  )
}

function LoadedMember({ member, heading, children }: MembersOnlyProps & { member: Member }) {
  const words = useMemberWords()
  const isWholePage = usePageTitle() === heading
  const profile = useReadable(member.session, undefined)
  useEffect(() => {
    if (profile === null && isWholePage) member.goToLogin()
  }, [member, profile, isWholePage])
  if (profile) return children(member, profile)
  if (profile === undefined || isWholePage) return <LoadingNotice />
  return (
    <div>
      <Button type="button" look="quiet" onClick={() => member.goToLogin()}>
        {words.memberLogIn}
      </Button>
    </div>
  )
}
