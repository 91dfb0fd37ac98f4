import { MEMBER_PATHS, type MemberBlockItem } from '@lerret/model'
import { useState } from 'react'
import { Section } from '../../elements/Section.tsx'
import styles from '../../member/Member.module.css'
import { MemberForm } from '../../member/MemberForm.tsx'
import { Told } from '../../member/Notices.tsx'
import { EmailField } from '../../member/PasswordField.tsx'
import { useUserForm } from '../../member/useUserForm.ts'
import { useMemberWords } from '../../member/words.ts'
import { fill } from '../../words.ts'

export function ForgotPassword({ item }: { item: MemberBlockItem }) {
  const words = useMemberWords()
  const [sentTo, setSentTo] = useState('')
  const { member, user, problems, send } = useUserForm(FIELDS, async (one, { email = '' }) => {
    if (await one.forgotPassword({ email })) setSentTo(email)
  })
  return (
    <Section heading={item.heading}>
      <div className={styles.stack}>
        {user.isEmailSent && sentTo !== '' ? (
          <Told>{fill(words.memberLinkSent, { email: sentTo })}</Told>
        ) : (
          <>
            {item.text && <p className={styles.text}>{item.text}</p>}
            <MemberForm
              send={words.memberAskLink}
              isReady={member !== null}
              isBusy={user.loading}
              problems={problems}
              onSend={send}
            >
              <EmailField error={problems?.email} />
            </MemberForm>
          </>
        )}
        <p>
          <a href={MEMBER_PATHS.login}>{words.memberLogIn}</a>
        </p>
      </div>
    </Section>
  )
}

const FIELDS = ['email']
