import { MEMBER_PATHS } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useState } from 'react'
import { Section } from '../../elements/Section.tsx'
import { EmailField } from '../../member/forms/EmailField.tsx'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import { useUserForm } from '../../member/forms/user-form-state.ts'
import styles from '../../member/Member.module.css'
import { StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'

export function ForgotPassword({ item }: { item: MemberBlockItem }) {
  const words = useMemberWords()
  const [sentTo, setSentTo] = useState('')
  const form = useUserForm(FIELDS, async (member, { email = '' }) => {
    if (await member.forgotPassword({ email })) setSentTo(email)
  })
  return (
    <Section heading={item.heading}>
      <div className={styles.stack}>
        {form.user.isEmailSent && sentTo !== '' ? (
          <StatusNotice>{fill(words.memberLinkSent, { email: sentTo })}</StatusNotice>
        ) : (
          <>
            {item.text && <p className={styles.text}>{item.text}</p>}
            <MemberForm submitLabel={words.memberAskLink} form={form}>
              <EmailField error={form.errors?.email} />
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
