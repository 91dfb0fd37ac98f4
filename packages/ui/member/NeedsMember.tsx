import type { Profile } from '@lerret/model'
import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../context/page-title.ts'
import { Button } from '../elements/Button.tsx'
import { type Member, useMember, useReadable } from './member.ts'
import { NeedsScript, Waiting } from './Notices.tsx'
import { useMemberWords } from './words.ts'

interface NeedsMemberProps {
  /** The block's heading: where that is what the page is about, whoever is not logged in has no business here. */
  heading: string
  children: (member: Member, profile: Profile) => ReactNode
}

/** What only a member sees. Others are sent to log in, and back again; on a page about something else they are asked to. */
export function NeedsMember({ heading, children }: NeedsMemberProps) {
  const member = useMember()
  if (!member)
    return (
      <>
        <NeedsScript />
        <Waiting />
      </>
    )
  return (
    <Known member={member} heading={heading}>
      {children}
    </Known>
  )
}

function Known({ member, heading, children }: NeedsMemberProps & { member: Member }) {
  const words = useMemberWords()
  const isWholePage = usePageTitle() === heading
  const profile = useReadable(member.session, undefined)
  useEffect(() => {
    if (profile === null && isWholePage) member.askToLogIn()
  }, [member, profile, isWholePage])
  if (profile) return children(member, profile)
  if (profile === undefined || isWholePage) return <Waiting />
  return (
    <div>
      <Button type="button" look="quiet" onClick={() => member.askToLogIn()}>
        {words.memberLogIn}
      </Button>
    </div>
  )
}
