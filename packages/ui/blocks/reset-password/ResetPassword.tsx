import { MEMBER_PATHS } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { ButtonLink } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { useForm } from '../../member/forms/form-state.ts'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../member/forms/PasswordField.tsx'
import styles from '../../member/Member.module.css'
import { type Member, useMember } from '../../member/member.ts'
import { ErrorNotice, NoScriptNotice, StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'

/** The page that a mailed link leads to. */
export function ResetPassword({ item }: { item: MemberBlockItem }) {
  const words = useMemberWords()
  const member = useMember()
  const key = member?.resetKey()
  return (
    <Section heading={item.heading}>
      <div className={styles.stack}>
        {item.text && <p className={styles.text}>{item.text}</p>}
        <NoScriptNotice />
        {member && key && <NewPassword member={member} resetKey={key} />}
        {member && !key && (
          <>
            <ErrorNotice>{words.memberLinkMissing}</ErrorNotice>
            <ButtonLink look="quiet" href={MEMBER_PATHS.forgottenPassword}>
              {words.memberAskNewLink}
            </ButtonLink>
          </>
        )}
      </div>
    </Section>
  )
}

const FIELDS = ['newPassword']

function NewPassword({ member, resetKey }: { member: Member; resetKey: string }) {
  const words = useMemberWords()
  const form = useForm(FIELDS, ({ newPassword = '' }) =>
    member.resetPassword({ key: resetKey, password: newPassword }),
  )
  if (form.isDone)
    return (
      <>
        <StatusNotice>{words.memberResetDone}</StatusNotice>
        <ButtonLink look="signal" href={MEMBER_PATHS.login}>
          {words.memberLogIn}
        </ButtonLink>
      </>
    )
  return (
    <MemberForm
      submitLabel={words.memberKeepPassword}
      form={form}
      errorLink={<a href={MEMBER_PATHS.forgottenPassword}>{words.memberAskNewLink}</a>}
    >
      <PasswordField label={words.memberNewPassword} name="newPassword" form={form} />
    </MemberForm>
  )
}
